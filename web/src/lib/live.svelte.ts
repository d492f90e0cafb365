/** A table that is followed: its document, what is asked of us, what has happened, what was said. */
import { ask, newId, Refused } from './server';
import { keyOf } from './memory';
import { patched } from './patch';
import { Story } from './story.svelte';
import type { Change, ClientMessage, Hint, Line, Possibility, Problem, Refusal, ServerMessage, Story as Told, Table } from './types';

/** Why a table cannot be followed: there is none, or it needs another board and tells so when it is asked for anything. */
const [NO_TABLE, OTHER_BOARD] = [4404, 4409];
const DELAYS = [300, 1000, 2000, 5000, 10000];

export class Live {
  table = $state.raw<Table | null>(null);
  asked = $state.raw<Possibility[] | null>(null);
  seats = $state.raw<number[]>([]);
  chat = $state.raw<Line[]>([]);
  connected = $state(false);
  missing = $state(false);
  problem = $state.raw<Problem | null>(null);
  waiting = $state(false);
  readonly story = new Story(() => ask<Told>('GET', `/api/tables/${this.id}/story`));
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
      if (event.code === NO_TABLE || event.code === OTHER_BOARD) {
        this.missing = true;
        if (event.code === OTHER_BOARD) void this.ask('changes');
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
        if (message.table) this.table = message.table;
        this.asked = message.asked;
        for (const line of message.chat) this.listen(line);
        if (message.table || !this.story.known) void this.story.read();
        break;
      }
      case 'change':
        this.change(message);
        break;
      case 'said':
        this.listen(message);
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

  private listen(line: Line): void {
    if (line.number > (this.chat.at(-1)?.number ?? -1)) this.chat = [...this.chat, line];
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
    this.story.hear(change, before, this.table);
    this.onchange(change, before);
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
