// Which page the address names. No library: a handful of paths.

export type Route =
  | { page: "start" }
  | { page: "table"; id: string; at: number | null }
  | { page: "join"; id: string }
  | { page: "claim"; token: string }
  | { page: "rules"; rule: string | null }
  | { page: "learn"; game: string | null }
  | { page: "lost" };

/** Read a path and a query. */
export function read(path: string, query: string): Route {
  const [first, second, ...more] = path.split("/").filter(Boolean).map(decodeSafe);
  const search = new URLSearchParams(query);
  if (more.length > 0) return { page: "lost" };
  if (first === undefined) {
    return search.has("fixture") ? { page: "table", id: "fixture", at: moment(search) } : { page: "start" };
  }
  if (first === "rules") return { page: "rules", rule: second ?? null };
  if (first === "learn") return { page: "learn", game: second ?? null };
  if (second === undefined) return { page: "lost" };
  if (first === "t") return { page: "table", id: second, at: moment(search) };
  if (first === "join") return { page: "join", id: second };
  if (first === "claim") return { page: "claim", token: second };
  return { page: "lost" };
}

function decodeSafe(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function moment(search: URLSearchParams): number | null {
  const at = search.get("at");
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}

const here = (): Route =>
  typeof location === "undefined" ? { page: "start" } : read(location.pathname, location.search);

export const router = $state<{ route: Route }>({ route: here() });

/** Go to a path of this page; `replace` adds no step to the history. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = router.route;
  router.route = here();
  if (before.page !== router.route.page) window.scrollTo(0, 0);
}

/** Follow the back button and links inside the page; returns a function that stops it. */
export function follow(): () => void {
  const back = (): void => {
    router.route = here();
  };
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };
  addEventListener("popstate", back);
  addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    removeEventListener("click", click);
  };
}

/** The address of a table, or of one of its moments. */
export function tablePath(id: string, at: number | null = null): string {
  return at === null ? `/t/${encodeURIComponent(id)}` : `/t/${encodeURIComponent(id)}?at=${at}`;
}
