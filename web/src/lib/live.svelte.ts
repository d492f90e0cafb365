/**
 * A table that is followed: its document, what is asked of us, what has happened, what was said. All of it is as it is
 * shown: what is heard waits on the stage until what was before it has been seen.
 */
import { ask, newId, Refused } from './server';
import { keep, keyOf, loseKey, ownKey } from './memory';
import { patched } from './patch';
import { Patience } from './patience.svelte';
import { prepare, Stage } from './stage.svelte';
import { Story } from './story.svelte';
import type {
  Change,
  ClientMessage,
  Hint,
  Line,
  Outlook,
  Possibility,
  Problem,
  Refusal,
  ServerMessage,
  Story as Told,
  Table,
} from './types';

/**
 * Why a table cannot be followed: there is none, it needs another board or is sealed and tells so when it is asked for anything, or
 * our key opens nothing any more.
 */
const [NO_TABLE, OTHER_BOARD, SEALED, KEY_ENDED] = [4404, 4409, 4403, 4401];
/** Where a change tells of the clocks. */
const CLOCKS = /^\/(banks|decider|since)\b/;
const DELAYS = [300, 1000, 2000, 5000, 10000];
/** Who has missed more changes than these while the connection was lost does not see them one by one. */
const MISSED = 8;
/** How the clocks stand. */
export type Clocks = Pick<Table, 'banks' | 'decider' | 'since'>;
/** What must be carried out, and once: it is sent again after coming back, and the server knows it by its request. */
type Deed = Extract<ClientMessage, { type: 'play' | 'undo' | 'say' }>;

export class Live {
  table = $state.raw<Table | null>(null);
  /** What was seen before the last change. */
  before: Table['view'] = null;
  seats = $state.raw<number[]>([]);
  /** Have we made the table, and what do those need whom we invite? */
  host = $state(false);
  invitation = $state<string | null>(null);
  chat = $state.raw<Line[]>([]);
  connected = $state(false);
  missing = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** Is what we have decided on its way? */
  waiting = $state(false);
  readonly story = new Story(async () => this.asFarAsShown(await ask<Told>('GET', `/api/tables/${this.id}/story`)));
  readonly stage = new Stage<Change>({ apply: (change) => this.apply(change), shown: () => this.onshown(), seats: () => this.seats });
  /** Called with every change as soon as it is heard. */
  onheard: (change: Change) => void = () => {};
  /** Called with every change when it is carried out, and the table before it. */
  onchange: (change: Change, before: Table) => void = () => {};
  /** Called when all that was heard has been shown. */
  onshown: () => void = () => {};

  /** The clocks as they were last heard of: they run on while something is shown or looked back at. */
  clocks = $state.raw<Clocks | null>(null);

  private question = $state.raw<Possibility[] | null>(null);
  /** The version up to which everything was heard, and that of a long story to catch up with. */
  private heard: number | null = null;
  private history: string | null = null;
  private missed = 0;
  private socket: WebSocket | null = null;
  /** What was not answered yet, by its request. */
  private readonly open = new Map<string, Deed>();
  private readonly patience = new Patience({ lost: () => this.lose(), quiet: () => this.send({ type: 'ping' }) });
  private attempts = 0;
  private closed = false;
  private readonly answers = new Map<string, (refusals: Refusal[]) => void>();
  private timer = 0;
  private refused: { version: number; refusals: Promise<Refusal[]> } | null = null;
  private readonly foretelling = new Map<string, (outlooks: Outlook[]) => void>();
  private foreseen: { version: number; outlooks: Promise<Outlook[]> } | null = null;

  constructor(readonly id: string) {
    this.connect();
    document.addEventListener('visibilitychange', this.awake);
    window.addEventListener('online', this.awake);
    window.addEventListener('offline', this.lose);
  }

  /** Is something on its way for so long that it is worth a word? */
  get slow(): boolean {
    return this.connected && this.patience.slow;
  }

  /** What we may do, once everything before it has been shown. */
  get asked(): Possibility[] | null {
    return this.stage.showing ? null : this.question;
  }

  close(): void {
    this.closed = true;
    this.stage.clear();
    clearTimeout(this.timer);
    this.patience.rest();
    this.patience.answered();
    document.removeEventListener('visibilitychange', this.awake);
    window.removeEventListener('online', this.awake);
    window.removeEventListener('offline', this.lose);
    this.socket?.close();
  }

  /** After sleep or a lost network: do not wait for a time-out. */
  private readonly awake = (): void => {
    if (document.hidden) this.stage.skip();
    if (this.closed || document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: 'ping' });
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  };

  /** Take another key into use, after sitting down. */
  again(): void {
    this.socket?.close();
    this.connect();
  }

  /** There is no connection, even if it looks open. */
  private readonly lose = (): void => {
    if (this.closed || this.missing) return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.later();
  };

  private later(): void {
    this.connected = false;
    this.refused = this.foreseen = null;
    this.patience.rest();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), DELAYS[Math.min(this.attempts++, DELAYS.length - 1)]);
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.patience.comes(this.attempts);
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${this.id}/live`;
    const socket = new WebSocket(address);
    this.socket = socket;
    const key = keyOf(this.id);
    socket.onopen = () => {
      this.send({ type: 'hello', keys: key ? [key] : [], version: this.heard, history: this.history, line: this.chat.at(-1)?.number ?? 0 });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      if (event.code === NO_TABLE || event.code === OTHER_BOARD || event.code === SEALED) {
        this.connected = false;
        this.missing = true;
        this.patience.rest();
        if (event.code !== NO_TABLE) void this.ask('changes');
        return;
      }
      if (event.code === KEY_ENDED) this.lock(key);
      this.later();
    };
  }

  /** A key opens nothing any more: if it is no longer ours anyway, we come back with the one that is. */
  private lock(key: string | null): void {
    if (key !== keyOf(this.id)) return;
    if (key === ownKey()) loseKey();
    else keep(this.id, null);
    this.problem = { code: 'session_ended', values: {}, section: null };
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.patience.sent();
  }

  /** Send what must be carried out, until it is answered. */
  private request(deed: Deed): void {
    this.open.set(deed.request, deed);
    this.patience.waits();
    this.send(deed);
  }

  /** An answer that names no request is one to whatever was asked. */
  private answered(request: string | null): void {
    if (request) this.open.delete(request);
    else this.open.clear();
    this.waiting = [...this.open.values()].some(({ type }) => type !== 'say');
  }

  private hear(message: ServerMessage): void {
    const socket = this.socket;
    this.take(message);
    // What was heard may have sent us to another connection, of which nothing is heard yet.
    if (socket === this.socket) this.patience.heard(this.open.size > 0);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome': {
        this.connected = true;
        this.attempts = 0;
        this.refused = this.foreseen = null;
        this.seats = message.seats;
        if (message.stepped_back) this.forget();
        this.host = message.host;
        this.invitation = message.invitation;
        if (message.table) {
          this.stage.clear();
          this.table = message.table;
          const { banks, decider, since } = message.table;
          this.clocks = { banks, decider, since };
          this.heard = message.table.version;
          this.history = message.table.history;
        } else this.stage.finish();
        this.missed = message.version - (this.heard ?? 0) > MISSED ? message.version : 0;
        this.question = message.asked;
        for (const line of message.chat) this.listen(line);
        if (message.table || !this.story.known) void this.story.read();
        // Whether what was sent before has arrived is not known.
        for (const deed of this.open.values()) this.send(deed);
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
      case 'outlooks':
        this.foretelling.get(message.request)?.(message.outlooks);
        this.foretelling.delete(message.request);
        break;
      case 'error':
        this.answered(message.request);
        this.problem = message.error;
        break;
      case 'done':
        this.answered(message.request);
        break;
      case 'pong':
        break;
    }
  }

  /** The server has lost what we knew last: what we wanted to do was meant for another table, as it were. */
  private forget(): void {
    this.chat = [];
    for (const { request, type } of this.open.values()) if (type !== 'say') this.open.delete(request);
    this.waiting = false;
  }

  private listen(line: Line): void {
    if (line.number > (this.chat.at(-1)?.number ?? -1)) this.chat = [...this.chat, line];
  }

  private change(change: Change): void {
    if (this.heard === null || change.version <= this.heard) return;
    // Something was missed: ask for it.
    if (change.version > this.heard + 1) return this.again();
    this.heard = change.version;
    this.clocks =
      this.clocks &&
      patched(
        this.clocks,
        change.patch.filter(({ path }) => CLOCKS.test(path)),
      );
    this.history = String(change.patch.find(({ path }) => path === '/history')?.value ?? this.history);
    this.answered(change.request);
    this.problem = null;
    this.onheard(change);
    this.stage.hear(change, change.version <= this.missed);
    // Whoever was sent away holds no seat any more.
    if (change.kind === 'sent_off' && this.seats.includes(change.seat)) this.again();
  }

  private apply(change: Change): void {
    const before = this.table!;
    this.before = before.view;
    this.table = patched(before, change.patch);
    this.question = change.asked ?? null;
    this.story.hear(change, before, this.table);
    this.onchange(change, before);
  }

  /** What is still to be shown has not happened yet. */
  private asFarAsShown(told: Told): Told {
    const table = this.table;
    if (!table || told.version <= table.version) return told;
    const shown = ({ version }: { version: number }): boolean => version <= table.version;
    const steps = told.steps.filter(({ step }) => step <= table.step);
    const [notes, taken_back] = [told.notes.filter(shown), told.taken_back.filter(shown)];
    return { ...told, version: table.version, steps: table.view ? steps : [], notes, taken_back };
  }

  play(action: string): void {
    if (!this.table || this.waiting || this.stage.showing) return;
    this.waiting = true;
    this.problem = null;
    void prepare();
    this.request({ type: 'play', request: newId(), version: this.table.version, action });
  }

  undo(): void {
    if (!this.table || this.table.undo === null || this.waiting || this.stage.showing) return;
    this.waiting = true;
    this.request({ type: 'undo', request: newId(), version: this.table.version, seat: this.table.undo });
  }

  /** Where one practises: back to the start of what we did last in a phase. */
  rewind(): void {
    if (!this.table?.rewind || this.waiting || this.stage.showing) return;
    this.waiting = true;
    this.request({ type: 'undo', request: newId(), version: this.table.version, ...this.table.rewind });
  }

  say(seat: number, text: string): void {
    this.request({ type: 'say', request: newId(), seat, text });
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

  /** What the coal of every storage would bring; asked once as long as nothing changes. */
  outlooks(): Promise<Outlook[]> {
    const version = this.table?.version ?? 0;
    if (this.foreseen?.version !== version) {
      const request = newId();
      const outlooks = new Promise<Outlook[]>((resolve) => {
        this.foretelling.set(request, resolve);
        this.send({ type: 'outlook', request });
      });
      this.foreseen = { version, outlooks };
    }
    return this.foreseen.outlooks;
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
