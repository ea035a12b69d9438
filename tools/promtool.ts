import { existsSync } from 'node:fs';
import path from 'node:path';
import { unpackFromDebian } from './debian-packages.ts';
import { root } from './root.ts';

const member = './usr/bin/promtool';
const unpacked = path.join(root, '.cache', 'promtool');

/** Path of Prometheus' own checker of rules; null where there is none. */
export function findPromtool(): string | null {
  const { PATH: searched = '' } = process.env;
  const files = searched.split(path.delimiter).map((folder) => path.join(folder, 'promtool'));
  return [...files, path.join(unpacked, member)].find((file) => existsSync(file)) ?? null;
}

/** Gets promtool out of Debian's package where that is possible; elsewhere says what goes unproved. */
export function ensurePromtool(): void {
  if (findPromtool()) return;
  console.log('Fetching promtool for the tests…');
  unpackFromDebian('prometheus', member, unpacked);
  if (!findPromtool())
    console.log('promtool is not here: THE ALERT RULES GO UNPROVED. Install Prometheus and run the tests again.');
}
