/** Beside the client's development server runs the game's, and starts again when its source changes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
/** Editors save many files at once. */
const QUIET = 200;

export function gameServer(command: string, port: number): Plugin {
  let game: ChildProcess | null = null;
  /** Is it to start again when it has ended? A source that cannot be run waits to be mended. */
  let next = false;
  let waiting: NodeJS.Timeout;

  function start(): void {
    const env = { ...process.env, PYTHONPATH: SOURCE };
    game = spawn(command, ['serve', '--port', String(port)], { stdio: ['ignore', 'ignore', 'inherit'], env });
    game.once('exit', () => {
      game = null;
      if (next) start();
      next = false;
    });
  }

  function again(): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      next = game !== null;
      if (game) game.kill();
      else start();
    }, QUIET);
  }

  function stop(): void {
    clearTimeout(waiting);
    next = false;
    game?.kill();
  }

  return {
    name: 'game-server',
    configureServer({ watcher, httpServer }) {
      start();
      watcher.add(SOURCE);
      watcher.on('all', (_, path) => {
        if (path.startsWith(SOURCE) && /\.(py|toml|ftl)$/.test(path)) again();
      });
      httpServer?.once('close', stop);
      process.once('exit', stop);
    },
  };
}
