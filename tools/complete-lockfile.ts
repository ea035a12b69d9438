import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Lockfile, listMissing } from './check/lockfile.ts';
import { root } from './root.ts';

/**
 * Adds to package-lock.json the native parts of other platforms that the registry could not give when it was written.
 * `npm ci` refuses a lockfile without them. Run after each change of the packages: `node tools/complete-lockfile.ts`.
 */
const file = path.join(root, 'package-lock.json');
const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'));
const missing = listMissing(lockfile);
for (const { place, version, isDev } of missing) {
  lockfile.packages[place] = { version, ...platformOf(place), ...(isDev ? { dev: true } : {}), optional: true };
}
const packages = Object.fromEntries(Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
if (missing.length > 0) writeFileSync(file, `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`);
console.log(`Packages of other systems added: ${missing.length}`);

/** System, processor and C library, as the names of native parts spell them. */
function platformOf(place: string): { os?: string[]; cpu?: string[]; libc?: string[] } {
  const name = place.split('/').at(-1) ?? '';
  const match =
    /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|x64|ia32|ppc64|riscv64|s390x)(?:-(gnu|musl))?/.exec(
      name,
    );
  if (/wasm32/.test(name)) return { cpu: ['wasm32'] };
  if (!match) throw new Error(`${name}: for which platform is this?`);
  const [, os = '', cpu = '', libc] = match;
  return { os: [os], cpu: [cpu], ...(libc ? { libc: [libc === 'gnu' ? 'glibc' : 'musl'] } : {}) };
}
