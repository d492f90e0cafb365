import { expect, test, vi } from 'vitest';
import { triedAt } from '../fixtures/trying';
import { game } from '../testing';
import type { Tried } from '../lib/types';
import { keepProgress, progressIn, type Lesson, type Step } from './course';
import { Learning } from './lesson.svelte';

const reading = (id: string, then: Step['then'] = []): Step => ({ id, points: [], sections: [], otherwise: false, then });
const lesson: Lesson = {
  id: 'barges',
  position: 'the beginning',
  minutes: 1,
  steps: [reading('one'), reading('two', [{ action: 'done' }]), reading('three')],
};
const begun = ['the beginning', 'the second step'];

type Answer = () => Response | Promise<Response>;
const leadingTo = (position: string, more: Partial<Tried> = {}): Response => Response.json(triedAt(game.sale, { position, ...more }));
const refusal = (status: number): Response => Response.json({ error: { code: 'any', section: null, values: {} } }, { status });

/** A server that answers by the position it is asked about. Returns the positions. */
function answering(answers: Record<string, Answer>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { position } = JSON.parse(body) as { position: string };
    asked.push(position);
    return answers[position]!();
  });
  return asked;
}

/** A learner at the second step, after which somebody else does something; the answer to that is on its way. */
async function onTheWay(): Promise<{ learning: Learning; reading: Promise<void>; arrive: (answer: Response) => void }> {
  keepProgress(lesson.id, { begun });
  let arrive!: (answer: Response) => void;
  const late = new Promise<Response>((resolve) => (arrive = resolve));
  answering({ 'the second step': () => leadingTo('the second step, seen'), 'the second step, seen': () => late });
  const learning = new Learning(lesson);
  await learning.begin();
  expect(learning.at).toBe(1);
  return { learning, reading: learning.read(), arrive };
}

test('a lesson goes on when the answer has come', async () => {
  const { learning, reading, arrive } = await onTheWay();
  arrive(leadingTo('the third step'));
  await reading;
  expect(learning.at).toBe(2);
  expect(progressIn(lesson.id).begun.at(-1)).toBe('the third step');
});

test('a lesson skipped while an answer is on its way stays skipped', async () => {
  const { learning, reading, arrive } = await onTheWay();
  const [heard, told] = [vi.fn(), vi.fn()];
  Object.assign(learning, { onheard: heard, ontold: told });
  keepProgress(lesson.id, { skipped: true, begun: [] });
  learning.close();
  arrive(leadingTo('the third step'));
  await reading;
  expect(progressIn(lesson.id)).toMatchObject({ skipped: true, begun: [] });
  expect([heard.mock.calls, told.mock.calls]).toEqual([[], []]);
});

test('a lesson skipped before it has begun stays skipped', async () => {
  answering({ 'the beginning': () => leadingTo('the beginning') });
  const learning = new Learning(lesson);
  const beginning = learning.begin();
  keepProgress(lesson.id, { skipped: true, begun: [] });
  learning.close();
  await beginning;
  expect(progressIn(lesson.id).skipped).toBe(true);
});

test.each([429, 500])('whoever comes back while the server answers %d keeps his place and goes on later', async (status) => {
  keepProgress(lesson.id, { begun });
  const asked = answering({ 'the second step': () => refusal(status) });
  const learning = new Learning(lesson);
  await learning.begin();
  expect(learning.failed).toMatchObject({ forGood: false });
  expect([asked, progressIn(lesson.id).begun]).toEqual([['the second step'], begun]);
  answering({ 'the second step': () => leadingTo('the second step') });
  await learning.begin();
  expect([learning.at, learning.failed]).toEqual([1, null]);
});

test('a place that the server does not know any more leads to the first step', async () => {
  keepProgress(lesson.id, { begun });
  answering({ 'the second step': () => refusal(422), 'the beginning': () => leadingTo('the beginning') });
  const learning = new Learning(lesson);
  await learning.begin();
  expect([learning.at, learning.failed]).toEqual([0, null]);
});
