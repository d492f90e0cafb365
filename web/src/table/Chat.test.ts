import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { ANNA, BEN, follow, game, say, speaker, textOf } from '../testing';
import Chat from './Chat.svelte';

const line = (number: number, seat: number, words: string) => ({ number, at: 0, seat, words, removed: false, muted: false });

function show(chat: object[] = [], seats: number[] = [ANNA], table = game.told) {
  const following = follow({ table, seats, chat });
  render(Chat, { live: following.live, speaker });
  return following;
}

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: say('chat-say') });
async function send(text: string): Promise<void> {
  await fireEvent.input(field(), { target: { value: text } });
  await fireEvent.click(screen.getByRole('button', { name: say('chat-send') }));
}

test('what was said stands there with who said it', async () => {
  const { socket } = show([line(1, ANNA, 'Moin'), line(2, BEN, 'Glück auf!')]);
  expect(screen.getAllByRole('listitem').map(textOf)).toEqual(['Anna Moin', 'Ben Glück auf!']);
  socket.tell({ type: 'said', ...line(3, ANNA, 'Los!') });
  await tick();
  expect(screen.getAllByRole('listitem').map(textOf).at(-1)).toBe('Anna Los!');
});

test.each([
  '<img src=x onerror="globalThis.hacked = true">',
  '<script>globalThis.hacked = true</script>',
  '</li></ol><h1>Ben has won</h1>',
  '{@html "<b>x</b>"} ${1 + 1} &lt;b&gt;',
])('%s stays text', (words) => {
  show([line(1, BEN, words)]);
  const item = screen.getByRole('listitem');
  expect(textOf(item)).toBe(`Ben ${words}`);
  expect(item.querySelectorAll('*')).toHaveLength(1);
  expect(document.querySelectorAll('img, script, h1')).toHaveLength(0);
  expect(globalThis).not.toHaveProperty('hacked');
});

test('a hostile name stays text as well', () => {
  const seats = game.told.seats.map((seat) => ({ ...seat, name: '<img src=x>' }));
  show([line(1, BEN, 'Moin')], [ANNA], { ...game.told, seats });
  expect(textOf(screen.getByRole('listitem'))).toBe('<img src=x> Moin');
  expect(document.querySelector('img')).toBeNull();
});

test('what I say is sent without the blanks around it, and the field is empty again', async () => {
  const { socket } = show();
  await send('  Moin  ');
  expect(socket.of('say')).toMatchObject([{ seat: ANNA, text: 'Moin' }]);
  expect(field().value).toBe('');
});

test('nothing is not said', async () => {
  const { socket } = show();
  await send('   ');
  expect(socket.of('say')).toEqual([]);
});

test('who only watches hears and says nothing', () => {
  show([line(1, BEN, 'Moin')], []);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('who holds several seats sees as whom he speaks, and may change it', async () => {
  const { socket } = show([], [ANNA, BEN]);
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: say('chat-say_as') });
  expect(textOf(choice.selectedOptions[0])).toBe('Anna');
  await send('Moin');
  choice.selectedIndex = 1;
  // The browser of the tests does not find the chosen option as `:checked`.
  vi.spyOn(choice, 'querySelector').mockReturnValue(choice.options[1]!);
  await fireEvent.change(choice);
  await send('Auch moin');
  expect(socket.of('say')).toMatchObject([
    { seat: ANNA, text: 'Moin' },
    { seat: BEN, text: 'Auch moin' },
  ]);
});
