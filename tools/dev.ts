import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './root.ts';

/**
 * `npm run dev`: the portal on the sources. A change of a component or a style arrives in the open page, a change of
 * the server restarts it. Node watches what the server imports; what the pages import is Vite's.
 */
const server = path.join(root, 'tools', 'dev', 'dev-server.ts');
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', server], { cwd: root, stdio: 'inherit' });
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => child.kill(name));
child.once('exit', (code) => process.exit(code ?? 0));
