import { createHash } from 'node:crypto';
import path from 'node:path';
import { root } from '../root.ts';

/** A class of `card.module.css` is `card-title-1f3a` in every build: the file, the class, and what tells files of one name apart. */
export function scopedName(name: string, file: string): string {
  const place = path.relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const mark = createHash('sha256').update(place).digest('hex').slice(0, 4);
  return `${path.basename(place, '.module.css')}-${name}-${mark}`;
}
