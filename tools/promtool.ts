import { existsSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian, isDebianRoot } from './debian-packages.ts';

/** Path of Prometheus' own checker of rules; null where there is none. */
export function findPromtool(): string | null {
  const { PATH: searched = '' } = process.env;
  const files = searched.split(path.delimiter).map((folder) => path.join(folder, 'promtool'));
  return files.find((file) => existsSync(file)) ?? null;
}

/** Installs promtool with Debian's package where that is possible; elsewhere says what goes unproved. */
export function ensurePromtool(): void {
  if (findPromtool()) return;
  if (isDebianRoot()) installFromDebian('prometheus');
  if (!findPromtool())
    console.log('promtool is not here: THE ALERT RULES GO UNPROVED. Install Prometheus and run the tests again.');
}
