// What happens at a table, as it happens: a WebSocket that comes back by itself and catches up
// from the last sequence number; while it cannot be opened, the table is polled every few seconds.

import type { TableState } from "./types";

export type Link = "connecting" | "live" | "polling" | "lost";

export interface Hands {
  /** The last sequence number that is known, or null for everything. */
  since: () => number | null;
  address: (since: number | null) => string;
  poll: () => Promise<void>;
  table: (snapshot: TableState) => void;
  /** Who is here, and in how many seconds a bot may play for those who are not. */
  presence: (seats: unknown[], botAfter: unknown[]) => void;
  /** The bot that has to decide waits until it may think, or thinks. */
  bot: (waits: boolean) => void;
  /** How long bots wait before a choice, in seconds. */
  pause: (seconds: number) => void;
  link: (state: Link) => void;
  /** The table is gone, or not for us. */
  gone: () => void;
}

const PING = 20_000;
const SILENCE = 50_000;
const POLL = 3_000;
const NOT_FOR_US = 4404;

/** How long to wait before trying again: half a second, doubling up to eight, with some jitter. */
export function pause(failures: number, chance: number = Math.random()): number {
  const base = Math.min(8_000, 500 * 2 ** Math.min(failures, 6));
  return Math.round(base * (0.8 + 0.4 * chance));
}

export type Message =
  | { type: "table"; snapshot: TableState }
  | { type: "presence"; seats: unknown[]; botAfter: unknown[] }
  | { type: "bot"; waits: boolean }
  | { type: "pause"; seconds: number }
  | { type: "other" };

/** Read a message from the server; anything unknown is ignored, never fatal. */
export function readMessage(text: string): Message {
  try {
    const said = JSON.parse(text) as { type?: unknown } & Record<string, unknown>;
    if (said.type === "table") {
      const { type: _, ...snapshot } = said;
      return { type: "table", snapshot: snapshot as unknown as TableState };
    }
    if (said.type === "presence" && Array.isArray(said["seats"])) {
      const botAfter = said["bot_after"];
      return { type: "presence", seats: said["seats"], botAfter: Array.isArray(botAfter) ? botAfter : [] };
    }
    if (said.type === "pause") return { type: "pause", seconds: Number(said["seconds"]) || 0 };
    if (said.type === "bot") return { type: "bot", waits: said["waits"] === true };
  } catch {
    // Half a message: the next one, or the silence, will tell.
  }
  return { type: "other" };
}

export class Live {
  private socket: WebSocket | null = null;
  private failures = 0;
  private closed = false;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly hands: Hands) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.wake);
    this.quiet();
    clearTimeout(this.retry);
    clearTimeout(this.asking);
    this.socket?.close();
  }

  private readonly wake = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState === WebSocket.OPEN) return;
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.retry);
    this.open();
  };

  /** The server is there again: no reason to wait any longer. */
  private answered(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    this.hands.link("polling");
    this.failures = Math.min(this.failures, 2);
    this.wake();
  }

  /** The machine has no network: say so at once instead of waiting for the silence. */
  private readonly drop = (): void => {
    this.socket?.close();
    this.hands.link("lost");
  };

  private open(): void {
    if (this.closed) return;
    const socket = new WebSocket(this.hands.address(this.hands.since()));
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.heard = Date.now();
      clearTimeout(this.asking);
      this.asking = undefined;
      this.hands.link("live");
      this.quiet();
      this.beat = setInterval(() => this.ping(socket), PING);
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      this.heard = Date.now();
      if (typeof event.data !== "string") return;
      const message = readMessage(event.data);
      if (message.type === "table") this.hands.table(message.snapshot);
      if (message.type === "presence") this.hands.presence(message.seats, message.botAfter);
      if (message.type === "bot") this.hands.bot(message.waits);
      if (message.type === "pause") this.hands.pause(message.seconds);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.closed || this.socket !== socket) return;
      this.quiet();
      if (event.code === NOT_FOR_US) {
        this.hands.gone();
        return;
      }
      this.failures += 1;
      if (navigator.onLine) this.hands.link(this.failures > 1 ? "polling" : "connecting");
      if (this.failures > 1 && this.asking === undefined) this.ask();
      this.retry = setTimeout(() => this.open(), pause(this.failures));
    };
  }

  /** Tell the server something that changes nothing at the table. */
  say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private ping(socket: WebSocket): void {
    if (Date.now() - this.heard > SILENCE) socket.close();
    else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
  }

  private quiet(): void {
    clearInterval(this.beat);
  }

  private ask(): void {
    this.asking = setTimeout(() => {
      this.hands
        .poll()
        .then(() => this.answered())
        .catch(() => this.hands.link("lost"))
        .finally(() => {
          if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.ask();
        });
    }, POLL);
  }
}
