import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';
import { removeStamp } from './build/stamp.ts';
import { root } from './root.ts';

/** `npm run dev`: both bundles rebuilt as their sources change, the server started anew after its own or its pages' change. */
const shared = { configFile: path.join(root, 'vite.config.ts'), mode: 'development', logLevel: 'warn' } as const;
const dist = (part: string) => ({
  outDir: path.join(root, 'dist', part),
  emptyOutDir: false,
  minify: false,
  watch: {},
});

let server: ChildProcess | undefined;
let isStopping = false;

function startServer(): void {
  server = spawn(process.execPath, ['--watch', '--watch-preserve-output', path.join(root, 'server', 'main.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
}

async function restartServer(): Promise<void> {
  const running = server;
  if (running) {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  }
  if (!isStopping) startServer();
}

/** Watches one bundle; resolves after its first build. */
async function watch(options: Parameters<typeof build>[0], onRebuilt: () => void): Promise<void> {
  const watcher = await build({ ...shared, ...options });
  if (!('on' in watcher)) throw new Error('the builder does not watch');
  await new Promise<void>((resolve) => {
    let isFirst = true;
    watcher.on('event', (event) => {
      if (event.code !== 'END') return;
      if (isFirst) resolve();
      else onRebuilt();
      isFirst = false;
    });
  });
}

process.chdir(root);
// What stands in dist from now on is no release build: the next start builds anew.
removeStamp(root);
await watch({ build: dist('client') }, restartServer);
await watch({ build: { ...dist('server'), ssr: true } }, restartServer);
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    isStopping = true;
    server?.once('exit', () => process.exit(0));
    server?.kill('SIGTERM');
  });
}
startServer();
