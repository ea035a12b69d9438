import path from 'node:path';

/**
 * A class of `card.module.css` is `card-title`: short, as it stands in the page, in its styles and in its scripts, and to
 * be recognised there. That no two modules have one name is checked (`tools/check/style-modules.ts`).
 */
export function scopedName(name: string, file: string): string {
  return `${path.basename(file.replace(/\?.*$/, ''), '.module.css')}-${name}`;
}
