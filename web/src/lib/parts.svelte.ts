// Parts of the page that are fetched when they are first wanted, so that nobody waits for what
// they do not look at.

/** Milliseconds after which a page has likely fetched what it needs itself. */
export const QUIET = 1500;

type Fetches = Record<string, () => Promise<unknown>>;
type Fetched<F extends Fetches> = { [K in keyof F]?: Awaited<ReturnType<F[K]>> };

export class Parts<F extends Fetches> {
  /** The parts that are here already. */
  here = $state.raw<Fetched<F>>({});
  /** The part that was wanted last could not be fetched. */
  failed = $state(false);

  constructor(private readonly fetches: F) {}

  /** Have a part. */
  async want(name: keyof F): Promise<void> {
    if (this.here[name]) return;
    this.failed = false;
    try {
      await this.fetch(name);
    } catch {
      this.failed = true;
    }
  }

  /** Fetch what is likely to be wanted next, while nobody waits for it. */
  foresee(...names: (keyof F)[]): void {
    for (const name of names) void this.fetch(name).catch(() => undefined);
  }

  private async fetch(name: keyof F): Promise<void> {
    if (this.here[name]) return;
    const part = await this.fetches[name]?.();
    this.here = { ...this.here, [name]: part };
  }
}
