/** What is tried out: a tree of steps from one position. The server says where each leads, and forgets it. */
import { ask, Refused } from './server';
import type { Outlook, Problem, Refusal, Reveal, Tried, View } from './types';

/** A decision of a seat, or something assumed where it would be revealed. */
export type TriedStep = { seat: number; action: string } | { reveal: Reveal; assume: string };

export interface Node {
  readonly number: number;
  /** The node before it, and the step from there; the first has neither. */
  readonly before: Node | null;
  readonly step: TriedStep | null;
  readonly tried: Tried;
}

type Wish = { action: string } | { assume: string } | { why_not: true } | { outlook: number } | object;

/** Where a step from a position leads, or without one how it looks there. */
export const look = (position: string, wish: Wish): Promise<Tried> =>
  ask<Tried>('POST', '/api/try', { body: { position, ...wish }, harmless: true });

/** What the coal of every storage would bring a seat at a position; nothing is told if nobody answers. */
export const outlooksAt = (position: string, seat: number): Promise<Outlook[]> =>
  look(position, { outlook: seat }).then(
    ({ outlooks }) => outlooks ?? [],
    () => [],
  );

export class Sandbox {
  /** All that was tried, as it was tried, the beginning first. */
  nodes = $state.raw<Node[]>([]);
  at = $state.raw<Node | null>(null);
  busy = $state(false);
  /** Why the last step could not be tried; null in it means that nobody answered. */
  failed = $state.raw<{ problem: Problem | null } | null>(null);

  /** The steps that led to where we are, from the beginning. */
  readonly line = $derived.by(() => lineTo(this.at));
  /** The first decision of the line, if it begins with one. */
  readonly first = $derived.by(() => {
    const step = this.line[1]?.step;
    return step && 'action' in step ? step.action : null;
  });
  /** Which question is waited for; whoever goes elsewhere waits for none. */
  private waiting = 0;
  /** What coal would bring, where it was asked for. */
  private readonly foreseen = new Map<Node, Promise<Outlook[]>>();
  /** Everything tried, each line below the other; what branches off is set in. */
  readonly rows = $derived.by(() => (this.nodes[0] ? this.below(this.nodes[0], 0) : []));

  /** *from* is what was seen where it begins. */
  constructor(
    private readonly position: string,
    readonly from: View,
  ) {}

  begin(): Promise<void> {
    return this.try({}, null);
  }

  play(action: string): Promise<void> {
    const seat = this.at?.tried.view.decision?.actor;
    return seat === undefined ? Promise.resolve() : this.try({ action }, { seat, action });
  }

  assume(assume: string): Promise<void> {
    const reveal = this.at?.tried.reveal;
    return reveal ? this.try({ assume }, { reveal, assume }) : Promise.resolve();
  }

  /** What is not possible here, and why; null if it is not told, or we have gone elsewhere. */
  async whyNot(): Promise<Refusal[] | null> {
    const { at } = this;
    const there = at && !this.busy && (await this.asking(() => look(at.tried.position, { why_not: true })));
    return there ? (there.refusals ?? []) : null;
  }

  /** What the coal of every storage would bring who decides here; asked once. */
  outlooks(): Promise<Outlook[]> {
    const { at } = this;
    const seat = at?.tried.view.decision?.actor;
    if (!at || seat === undefined) return Promise.resolve([]);
    const known = this.foreseen.get(at) ?? outlooksAt(at.tried.position, seat);
    this.foreseen.set(at, known);
    return known;
  }

  go(node: Node): void {
    this.waiting++;
    this.busy = false;
    this.failed = null;
    this.at = node;
  }

  back(): void {
    if (this.at?.before) this.go(this.at.before);
  }

  /** Forget everything but the beginning. */
  reset(): void {
    this.nodes = this.nodes.slice(0, 1);
    if (this.nodes[0]) this.go(this.nodes[0]);
  }

  /** Has the game left the position from which we began? */
  movedOn(view: View | null): boolean {
    return !same(view, this.from);
  }

  private async try(wish: Wish, step: TriedStep | null): Promise<void> {
    if (this.busy) return;
    const before = this.at;
    const known = this.nodes.find((node) => node.before === before && before && JSON.stringify(node.step) === JSON.stringify(step));
    if (known) return this.go(known);
    const tried = await this.asking(() => look(before?.tried.position ?? this.position, wish));
    if (!tried) return;
    const node = { number: (this.nodes.at(-1)?.number ?? -1) + 1, before, step, tried };
    this.nodes = [...this.nodes, node];
    this.at = node;
  }

  /** What is answered, if anything is before we go elsewhere. */
  private async asking(question: () => Promise<Tried>): Promise<Tried | null> {
    const waiting = ++this.waiting;
    this.busy = true;
    this.failed = null;
    try {
      const tried = await question();
      return waiting === this.waiting ? tried : null;
    } catch (error) {
      if (waiting === this.waiting) this.failed = { problem: error instanceof Refused ? error.problem : null };
      return null;
    } finally {
      if (waiting === this.waiting) this.busy = false;
    }
  }

  private below(node: Node, depth: number): { node: Node; depth: number }[] {
    const next = this.nodes.filter((one) => one.before === node);
    return [{ node, depth }, ...next.flatMap((one) => this.below(one, depth + (next.length > 1 ? 1 : 0)))];
  }
}

function lineTo(node: Node | null): Node[] {
  return node ? [...lineTo(node.before), node] : [];
}

/** Are two pieces of plain data alike, in whatever order their parts stand? */
function same(one: unknown, other: unknown): boolean {
  if (one === other || typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const keys = Object.keys(one);
  const part = (of: object, key: string): unknown => (of as Record<string, unknown>)[key];
  return keys.length === Object.keys(other).length && keys.every((key) => same(part(one, key), part(other, key)));
}
