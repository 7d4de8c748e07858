// Telling somebody who looks elsewhere that it is their turn.

export type Permission = "unknown" | "granted" | "denied" | "missing";

/** Whether the system may be asked to say something; it can only where the page is https or local. */
export function permission(): Permission {
  if (typeof Notification === "undefined" || !isSecureContext) return "missing";
  return Notification.permission === "default" ? "unknown" : Notification.permission;
}

/** Ask for leave; browsers want a click before that. */
export async function askLeave(): Promise<Permission> {
  if (permission() !== "unknown") return permission();
  await Notification.requestPermission();
  return permission();
}

/** Say it once per table: a newer notice takes the place of the older one. */
export function notify(title: string, body: string, table: string): void {
  if (permission() !== "granted") return;
  try {
    const notice = new Notification(title, { body, tag: `trailhand-${table}`, icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones have the word and not the thing.
  }
}
