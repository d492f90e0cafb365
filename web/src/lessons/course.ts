/** The course as `ruhr.lessons` writes it down, and how far somebody has come in it. */
import { remember, remembered } from '../lib/memory';
import type { EventKind } from '../lib/types';

/** What happens without the learner: somebody else's action, or something that is revealed. */
export type Follows = { action: string } | { assume: string };

/** One thing to learn: only read, chosen (any of these is hoped for), or reached by an event of one's own. */
export interface Step {
  id: string;
  /** Places on the board it points at, by their keys, and parts of the page: `part:…`. */
  points: string[];
  /** Sections of the rulebook to read on. */
  sections: string[];
  choose?: string[];
  reach?: EventKind;
  /** Has it something to say to who chose otherwise? */
  otherwise: boolean;
  then: Follows[];
}

export interface Lesson {
  id: string;
  /** Where it begins, as a line of text. */
  position: string;
  minutes: number;
  steps: Step[];
}

export interface Course {
  lessons: Lesson[];
}

/** How far somebody has come in a lesson. */
export interface Progress {
  done: boolean;
  skipped: boolean;
  /** Where each step began that was come to, as positions: the last is where one goes on. Of a lesson that is not under way none. */
  begun: string[];
}

const LESSONS = 'lessons';
const NOTHING: Progress = { done: false, skipped: false, begun: [] };

const all = (): Record<string, Progress> => remembered<Record<string, Progress>>(LESSONS, {});

export const progressIn = (lesson: string): Progress => all()[lesson] ?? NOTHING;

export function keepProgress(lesson: string, progress: Partial<Progress>): void {
  remember(LESSONS, { ...all(), [lesson]: { ...progressIn(lesson), ...progress } });
}

/** Has somebody ever begun to learn here? */
export const hasLearned = (): boolean => Object.keys(all()).length > 0;

/** The lesson with which somebody goes on: the one under way, or the first that is new; none if there is none left. */
export function nextLesson({ lessons }: Course): Lesson | null {
  const begun = lessons.find(({ id }) => progressIn(id).begun.length > 1 && !progressIn(id).skipped);
  return begun ?? lessons.find(({ id }) => !progressIn(id).done && !progressIn(id).skipped) ?? null;
}
