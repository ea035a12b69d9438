import { readFileSync } from 'node:fs';
import path from 'node:path';

const imported = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'(\.\.?\/[^']+\.(?:ts|mjs))'/g;

/** The files with all that they import from the project, directly or not, as paths from its folder. */
export function listImported(root: string, entries: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, target = ''] of text.matchAll(imported))
      waiting.push(path.posix.join(path.posix.dirname(file), target));
  }
  return [...found].sort();
}
