import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { mapLayout } from '../board/layout';
import { targetsOf } from '../board/targets';
import { board, speaker, textOf, textsOf } from '../testing';
import Aid from './Aid.svelte';
import { mistakesOf, onBoard, readBook, type Book, type Picture } from './book';
import { arrowAlong, cropAround } from './crop';
import PictureView from './PictureView.svelte';

let book: Book;
beforeAll(async () => {
  [book] = await Promise.all([readBook(), speaker.learn('book', 'table')]);
});
const layout = mapLayout(board);
const targets = targetsOf(board, layout);
const shown = (picture: Picture) => render(PictureView, { picture, board, speaker }).container;

test('in a picture there is nothing to press, to open or to come to with the keyboard', () => {
  for (const picture of [...book.sixty, ...book.beside.values()]) {
    const container = shown(picture);
    const reached = [...container.querySelectorAll('a, button, [tabindex], [role="button"]')];
    expect(reached.filter((element) => !element.closest('[inert]'))).toEqual([]);
    expect(container.querySelectorAll('button, .place')).toHaveLength(0);
  }
});

test('who cannot see a picture is told what lies there', () => {
  const container = shown(book.beside.get('obstacle-loss')!);
  const [map, track] = [...container.querySelectorAll('[role="img"][aria-label]')].filter((element) => element.matches('.drawn'));
  expect(map!.getAttribute('aria-label')).toContain('Pauline, coal storage, black die with 4');
  expect(map!.getAttribute('aria-label')).toContain('obstacle Papiermühle');
  expect(track!.getAttribute('aria-label')).toContain('Transport track, paved path: black 3, black 3');
});

test('players are called by their colours', () => {
  expect(textsOf(shown(book.beside.get('city-income')!), 'h3')).toEqual(['Red', 'Blue']);
});

test('a picture has the places it is about, and lies within the map', () => {
  for (const { scenes } of [...book.sixty, ...book.beside.values()]) {
    for (const scene of scenes.filter(({ shows }) => shows === 'map')) {
      const crop = cropAround(scene.around, layout, targets);
      expect(crop.left).toBeGreaterThanOrEqual(0);
      expect(crop.bottom).toBeLessThanOrEqual(layout.height);
      for (const { x, y, width, height } of targets.filter(({ place }) => scene.around.includes(place))) {
        expect(crop.left <= x && x + width <= crop.right && crop.top <= y && y + height <= crop.bottom).toBe(true);
      }
    }
  }
});

test('an arrow goes from where to where it is told, upriver too', () => {
  const start = (path: string | undefined): number => Number(/^M([\d.]+)/.exec(path ?? '')?.[1]);
  const [down, up] = [arrowAlong(layout, 'gewalt', 'rellinghausen'), arrowAlong(layout, 'rellinghausen', 'gewalt')];
  const at = (id: string): number => layout.spaces.find(({ space }) => space.id === id)!.x;
  expect(Math.abs(start(down?.shaft) - at('gewalt'))).toBeLessThan(20);
  expect(Math.abs(start(up?.shaft) - at('rellinghausen'))).toBeLessThan(20);
  expect(arrowAlong(layout, 'gewalt', 'nowhere')).toBeNull();
});

test('a board with another river has no pictures of this one', () => {
  expect(onBoard(book, board).sixty).toBe(book.sixty);
  const other = onBoard(book, { ...board, river: board.river.slice(1) });
  expect(other.sixty).toEqual([]);
  expect(other.beside.size).toBe(0);
  expect(other.mistakes).toBe(book.mistakes);
});

test('mistakes are a chapter like the others, each with what to do instead', () => {
  const { rules } = mistakesOf(book, board, speaker);
  expect(rules.length).toBeGreaterThanOrEqual(8);
  for (const { title, text, rows, sections } of rules) {
    expect(title && text && sections.length).toBeTruthy();
    expect(rows).toEqual([expect.stringMatching(/^Better: /)]);
  }
});

test('the player aid has its numbers from the board and the rules', () => {
  const { container } = render(Aid, {
    aid: { ...book.aid, repayment: 97 },
    board: { ...board, port: { ...board.port, shift_price: 98 } },
    speaker,
  });
  const rows = textsOf(container, 'tr');
  expect(rows).toContain('Repay97');
  expect(rows).toContain('Shift in the port98');
  expect(textOf(container.querySelector('.phases'))).toContain('+1 / 0 / −1');
});
