/** A table that is followed: its document, what is asked of us, what has happened, what was said. */
import { ask, newId, Refused } from './server';
import { keyOf } from './memory';
import { patched } from './patch';
import type { Change, ClientMessage, GameEvent, Hint, Line, Possibility, Problem, Refusal, ServerMessage, Table } from './types';

/** Something for the log: a change, or what a decision caused. */
export interface Happened {
  version: number;
  at: number;
  kind: Change['kind'];
  seat: number;
  words: string;
  events: GameEvent[];
}

const DELAYS = [300, 1000, 2000, 5000, 10000];

export class Live {
  table = $state.raw<Table | null>(null);
  asked = $state.raw<Possibility[] | null>(null);
  seats = $state.raw<number[]>([]);
  chat = $state.raw<Line[]>([]);
  log = $state.raw<Happened[]>([]);
  connected = $state(false);
  missing = $state(false);
  problem = $state.raw<Problem | null>(null);
  waiting = $state(false);
  /** Called with every change and the table before it, for announcements and animations. */
  onchange: (change: Change, before: Table) => void = () => {};

  private socket: WebSocket | null = null;
  private attempts = 0;
  private closed = false;
  private readonly answers = new Map<string, (refusals: Refusal[]) => void>();
  private timer = 0;
  private refused: { version: number; refusals: Promise<Refusal[]> } | null = null;

  constructor(readonly id: string) {
    this.connect();
    document.addEventListener('visibilitychange', this.awake);
    window.addEventListener('online', this.awake);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.awake);
    window.removeEventListener('online', this.awake);
    this.socket?.close();
  }

  /** After sleep or a lost network: do not wait for a time-out. */
  private readonly awake = (): void => {
    if (this.closed || document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: 'ping' });
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  };

  /** Take another key into use, after sitting down. */
  again(): void {
    this.socket?.close();
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.id}/live`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const key = keyOf(this.id);
      const version = this.table?.version ?? null;
      this.send({ type: 'hello', keys: key ? [key] : [], version, line: this.chat.at(-1)?.number ?? 0 });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      this.connected = false;
      this.waiting = false;
      this.refused = null;
      if (event.code === 4404) {
        this.missing = true;
        return;
      }
      this.timer = window.setTimeout(() => this.connect(), DELAYS[Math.min(this.attempts++, DELAYS.length - 1)]);
    };
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        this.connected = true;
        this.attempts = 0;
        // What was sent while there was no connection is not answered any more.
        this.waiting = false;
        this.refused = null;
        this.seats = message.seats;
        const fresh = this.table === null;
        if (message.table) this.table = message.table;
        this.asked = message.asked;
        this.chat = [...this.chat, ...message.chat];
        // Without it the log begins now; the next welcome tries again.
        if (fresh || message.table) this.readLog().catch(() => {});
        break;
      }
      case 'change':
        this.change(message);
        break;
      case 'said':
        this.chat = [...this.chat, message];
        break;
      case 'refusals':
        this.answers.get(message.request)?.(message.refusals);
        this.answers.delete(message.request);
        break;
      case 'error':
        this.waiting = false;
        this.problem = message.error;
        break;
      case 'done':
      case 'pong':
        break;
    }
  }

  private change(change: Change): void {
    if (!this.table || change.version <= this.table.version) return;
    // Something was missed: ask for it.
    if (change.version > this.table.version + 1) return this.again();
    const before = this.table;
    this.table = patched(this.table, change.patch);
    this.asked = change.asked ?? null;
    this.waiting = false;
    this.problem = null;
    this.log = logged(this.log, change);
    this.onchange(change, before);
  }

  /** The story so far, read once. */
  private async readLog(): Promise<void> {
    const { changes } = await ask<{ changes: Change[] }>('GET', `/api/tables/${this.id}/changes`);
    const latest = changes.at(-1)?.version ?? 0;
    const since = this.log.filter((entry) => entry.version > latest);
    this.log = [...changes.reduce(logged, [] as Happened[]), ...since];
  }

  play(action: string): void {
    if (!this.table || this.waiting) return;
    this.waiting = true;
    this.problem = null;
    this.send({ type: 'play', request: newId(), version: this.table.version, action });
  }

  undo(): void {
    if (!this.table || this.table.undo === null || this.waiting) return;
    this.waiting = true;
    this.send({ type: 'undo', request: newId(), version: this.table.version, seat: this.table.undo });
  }

  say(seat: number, text: string): void {
    this.send({ type: 'say', request: newId(), seat, text });
  }

  /** Everything that is not possible now, and why; asked once as long as nothing changes. */
  whyNot(): Promise<Refusal[]> {
    const version = this.table?.version ?? 0;
    if (this.refused?.version !== version) {
      const request = newId();
      const refusals = new Promise<Refusal[]>((resolve) => {
        this.answers.set(request, resolve);
        this.send({ type: 'why_not', request });
      });
      this.refused = { version, refusals };
    }
    return this.refused.refusals;
  }

  get mayAskHint(): boolean {
    return this.asked !== null && this.table?.hints === true;
  }

  hint(): Promise<Hint | null> {
    return this.ask<Hint>('hint');
  }

  /** Ask for something else about the table; a refusal is shown. */
  async ask<T>(path: string, body?: object): Promise<T | null> {
    const key = keyOf(this.id);
    try {
      const options = { ...(body ? { body } : {}), ...(key ? { key } : {}) };
      return await ask<T>(body ? 'POST' : 'GET', `/api/tables/${this.id}/${path}`, options);
    } catch (error) {
      if (error instanceof Refused) this.problem = error.problem;
      return null;
    }
  }
}

/** The log with one change more; a decision that is taken back disappears. */
function logged(log: Happened[], change: Change): Happened[] {
  if (change.kind === 'undone')
    return log.toSpliced(
      log.findLastIndex((entry) => entry.kind === 'played'),
      1,
    );
  const { version, at, kind, seat, words, events } = change;
  return [...log, { version, at, kind, seat, words, events }];
}
