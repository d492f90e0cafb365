import { expect, test, vi } from 'vitest';
import { country, revealing, triedAt } from '../fixtures/trying';
import { CARLA, game } from '../testing';
import { Sandbox, type TriedStep } from './sandbox.svelte';
import type { Tried } from './types';

const { sale } = game;
const [first, second] = [sale.asked[0]!.action, sale.asked[1]!.action];

/** A server for which every step leads to the same decision again, but where a country is to be assumed after the second action. */
async function begun(refusing: string[] = []) {
  const wishes: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const wish = JSON.parse(body) as { position: string; action?: string };
    wishes.push(wish);
    if (refusing.includes(wish.action ?? ''))
      return Response.json({ error: { code: 'illegal_action', section: null, values: {} } }, { status: 409 });
    const there: Tried =
      wish.action === second ? revealing(country) : triedAt(sale, { position: `${wish.position}, ${wish.action ?? ''}` });
    return Response.json(there);
  });
  const sandbox = new Sandbox('here', sale.table.view);
  await sandbox.begin();
  return { sandbox, wishes };
}
const stepsOf = (sandbox: Sandbox): (TriedStep | null)[] => sandbox.line.map(({ step }) => step);

test('each step begins where the last has led, with the decision of whoever decides there', async () => {
  const { sandbox, wishes } = await begun();
  await sandbox.play(first);
  await sandbox.play(first);
  expect(wishes).toEqual([{ position: 'here' }, { position: 'here, ', action: first }, { position: `here, , ${first}`, action: first }]);
  expect(stepsOf(sandbox)).toEqual([null, { seat: CARLA, action: first }, { seat: CARLA, action: first }]);
  expect(sandbox.first).toBe(first);
});

test('going back and trying something else makes a branch; the same again is not asked twice', async () => {
  const { sandbox, wishes } = await begun();
  await sandbox.play(first);
  sandbox.back();
  await sandbox.play(second);
  expect(sandbox.rows.map(({ node, depth }) => [node.number, depth])).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
  ]);
  sandbox.back();
  await sandbox.play(first);
  expect(wishes).toHaveLength(3);
  expect(sandbox.at?.number).toBe(1);
});

test('at a reveal one goes on with what is assumed', async () => {
  const { sandbox, wishes } = await begun();
  await sandbox.play(second);
  await sandbox.play(first);
  expect(wishes).toHaveLength(2);
  await sandbox.assume('rhineland');
  expect(wishes.at(-1)).toEqual({ position: 'a country follows', assume: 'rhineland' });
  expect(stepsOf(sandbox).at(-1)).toEqual({ reveal: country, assume: 'rhineland' });
});

test('starting over forgets everything but the beginning', async () => {
  const { sandbox } = await begun();
  await sandbox.play(first);
  await sandbox.play(second);
  sandbox.reset();
  expect(sandbox.rows).toHaveLength(1);
  expect([sandbox.at?.number, sandbox.first]).toEqual([0, null]);
});

test('what is refused leaves us where we were and says why', async () => {
  const { sandbox } = await begun([first]);
  await sandbox.play(first);
  expect(sandbox.failed?.problem?.code).toBe('illegal_action');
  expect(sandbox.at?.number).toBe(0);
  sandbox.go(sandbox.nodes[0]!);
  expect(sandbox.failed).toBeNull();
});

test('it knows whether the game still is where it began, however its parts are ordered', async () => {
  const { sandbox } = await begun();
  const view = sale.table.view;
  const turned = Object.fromEntries(Object.entries(view).reverse()) as typeof view;
  expect(sandbox.movedOn(turned)).toBe(false);
  expect(sandbox.movedOn({ ...view, players: [] })).toBe(true);
  expect(sandbox.movedOn(null)).toBe(true);
});

test('what coal would bring who decides is asked once at each step', async () => {
  const { sandbox, wishes } = await begun();
  const asked = (): unknown[] => wishes.filter((wish) => 'outlook' in wish);
  await Promise.all([sandbox.outlooks(), sandbox.outlooks()]);
  expect(asked()).toEqual([{ position: 'here, ', outlook: CARLA }]);
  await sandbox.play(first);
  await sandbox.outlooks();
  expect(asked()).toHaveLength(2);
  // Nobody decides where something is revealed.
  await sandbox.play(second);
  expect(await sandbox.outlooks()).toEqual([]);
  expect(asked()).toHaveLength(2);
});

/** A server that answers when it is told to. */
function slowly(): { answer: (tried?: Tried) => Promise<void> } {
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)));
  return {
    answer: async (tried = triedAt(sale)) => {
      for (const resolve of waiting.splice(0)) resolve(Response.json(tried));
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('who goes back before the answer comes stays there, and may go on from there', async () => {
  const { sandbox } = await begun();
  await sandbox.play(first);
  const { answer } = slowly();
  void sandbox.play(second);
  expect(sandbox.busy).toBe(true);
  sandbox.back();
  expect([sandbox.at?.number, sandbox.busy]).toEqual([0, false]);
  await answer();
  expect([sandbox.at?.number, sandbox.nodes.length]).toEqual([0, 2]);
  void sandbox.play(second);
  await answer();
  expect([sandbox.at?.number, sandbox.at?.before?.number]).toEqual([2, 0]);
});

test('who starts over before the answer comes has nothing but the beginning', async () => {
  const { sandbox } = await begun();
  await sandbox.play(first);
  const { answer } = slowly();
  void sandbox.play(second);
  sandbox.reset();
  await answer();
  expect([sandbox.at?.number, sandbox.nodes.length, sandbox.busy]).toEqual([0, 1, false]);
});

test('what was not possible somewhere else is not told here', async () => {
  const { sandbox } = await begun();
  await sandbox.play(first);
  const { answer } = slowly();
  const told = sandbox.whyNot();
  sandbox.back();
  await answer(triedAt(sale, { refusals: sale.refusals }));
  expect(await told).toBeNull();
});
