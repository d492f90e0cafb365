import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket, media, serve } from '../testing';
import { story } from '../fixtures/server';
import { entries, nameOf } from './entries';
import Shown from './Shown.svelte';

const rooms = import.meta.glob<{ default: Component }>(
  '../{ahead,board,book,coach,cups,fairness,finding,home,lessons,manners,notices,pages,passkeys,review,rules,table}/*.svelte',
  {
    eager: true,
  },
);
const components = Object.entries(rooms).map(([path, { default: component }]) => [path.slice(3, -7), component] as const);
/** Parts that exist inside others only, and where they are seen. */
const INSIDE = {
  'board/Beacons': 'board/Board',
  'board/Flights': 'board/Board',
  'board/Frame': 'board/Board',
  'board/Glow': 'board/Board',
  'board/Next': 'board/Board',
  'board/Overview': 'board/Board',
  'board/Piece': 'board/Barge',
  'book/MapScene': 'book/PictureView',
  'finding/Languages': 'finding/FindForm',
  'finding/Tally': 'pages/Profile',
  'home/Levels': 'home/PlayNow',
  'home/Opponents': 'home/PlayNow',
  'home/SeatRows': 'home/Friends',
  'lessons/FirstGame': 'pages/Learn',
  'lessons/Speech': 'pages/LessonPage',
  'table/Effects': 'table/Ask',
  'table/SecondThought': 'table/Ask',
  'table/Side': 'pages/TablePage',
  'table/TableLayout': 'pages/TablePage',
  'table/TryIt': 'table/Trying',
  'table/Wrong': 'table/Ask',
};

beforeEach(() => {
  vi.restoreAllMocks();
  media();
  vi.stubGlobal('WebSocket', FakeSocket);
});

test.each(components)('%s is in the gallery', (name, component) => {
  const shown = entries.filter(({ of }) => of === (INSIDE[name as keyof typeof INSIDE] ?? name));
  expect(shown).not.toEqual([]);
  if (!(name in INSIDE)) expect(shown.every((entry) => entry.component === component)).toBe(true);
});

test('every state has a name of its own', () => {
  expect(new Set(entries.map(nameOf)).size).toBe(entries.length);
});

test.each(entries.map((entry) => [nameOf(entry), entry] as const))('%s is shown without complaint', async (_, entry) => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  serve({ ...story, ...entry.answers });
  const { container } = render(Shown, { entry });
  // Some parts are loaded when they are first shown.
  await vi.waitFor(() => expect(container.querySelector('.shown')!.childElementCount).toBeGreaterThan(0));
  await vi.dynamicImportSettled();
  // What has no words is shown by its key.
  expect(container.textContent).not.toMatch(/\b[a-z]+-[a-z]+_[a-z_]+\b/);
  expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
