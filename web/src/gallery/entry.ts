/** A component in one of its states. */
import type { Component } from 'svelte';
import type { Answers } from '../fixtures/server';

/** Room for what is shown: its width and height. */
export const ROOM = {
  piece: [240, 150],
  line: [620, 130],
  row: [1280, 180],
  panel: [400, 560],
  wide: [1280, 800],
  phone: [390, 844],
} as const;

export interface Showing {
  room?: keyof typeof ROOM;
  /** For parts of a drawing: what of it is seen. */
  viewBox?: string;
  /** By lamplight. */
  dark?: boolean;
  /** What the server answers besides the story of the game. */
  answers?: Answers;
  /** What the browser remembers. */
  before?: () => void;
  /** What somebody does to come to this state. */
  then?: (root: ParentNode) => unknown;
}

export interface Entry extends Showing {
  /** The component's file in src, without its ending. */
  of: string;
  state: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  component: Component<any>;
  props: () => Record<string, unknown>;
}

export const nameOf = ({ of, state }: Entry): string => `${of}: ${state}`;

/** A component in some states. Each has its properties, and perhaps what else makes it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function showing<Props extends Record<string, any>>(
  of: string,
  component: Component<Props, object, string>,
  all: Showing,
  states: Record<string, (() => NoInfer<Props>) | [() => NoInfer<Props>, Showing]>,
): Entry[] {
  return Object.entries(states).map(([state, made]) => {
    const [props, more] = Array.isArray(made) ? made : [made, {}];
    return { of, state, component, props, ...all, ...more };
  });
}
