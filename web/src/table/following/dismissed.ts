// The last turn of others that was put away, by table: it stays away when the page is loaded again.

const KEY = "trailhand-read-";

export function dismissed(table: string): number {
  try {
    return Number(sessionStorage.getItem(KEY + table) ?? 0) || 0;
  } catch {
    return 0; // nowhere to store it
  }
}

export function dismiss(table: string, turn: number): void {
  try {
    sessionStorage.setItem(KEY + table, String(turn));
  } catch {
    // It stays away until the page is closed.
  }
}
