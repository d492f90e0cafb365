/** The gallery: every component of the client in its states, from the fixture of the tests. Only the development server shows it. */
import '../fonts';
import '../theme.css';
import { mount } from 'svelte';

const target = document.getElementById('app')!;
const wanted = new URLSearchParams(location.search).get('show');

/** What is shown must neither reach a server nor touch what this browser remembers. */
async function pretend(): Promise<void> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  Object.defineProperty(window, 'localStorage', { value: storage });
  const { answering, FakeSocket, story } = await import('../fixtures/server');
  const { entries, nameOf } = await import('./entries');
  const entry = entries.find((one) => nameOf(one) === wanted);
  if (!entry) throw new Error(`nothing is called ${wanted}`);
  Object.assign(window, { fetch: answering({ ...story, ...entry.answers }).fetch, WebSocket: FakeSocket });
  const [{ default: Shown }, { later }, { speaker }] = await Promise.all([
    import('./Shown.svelte'),
    import('../table/later.svelte'),
    import('../fixtures/game'),
  ]);
  await later.load(speaker);
  mount(Shown, { target, props: { entry } });
}

if (wanted) void pretend();
else void import('./Gallery.svelte').then(({ default: Gallery }) => mount(Gallery, { target }));
