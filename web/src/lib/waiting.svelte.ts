// Commands that the server cannot save right now: they are repeated by themselves, and the page says so.

import type { Problem } from "./types";

class Waiting {
  /** What the server said, while at least one command is being repeated. */
  problem = $state.raw<Problem | null>(null);
  private commands = 0;

  begin(problem: Problem): void {
    this.commands += 1;
    this.problem = problem;
  }

  end(): void {
    this.commands -= 1;
    if (this.commands === 0) this.problem = null;
  }
}

export const waiting = new Waiting();
