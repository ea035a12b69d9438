import * as z from 'zod/mini';
import { withoutHidden } from './hidden-characters.ts';
import { longestFileName } from './media-console.values.ts';

/** What a person's own file is called: without characters that nobody sees or that turn the others round. */
export const fileName = z
  .string('Как называется файл?')
  .check(
    z.overwrite(withoutHidden),
    z.trim(),
    z.minLength(1, 'Как называется файл?'),
    z.maxLength(longestFileName, 'Слишком длинное имя файла. Сократите его.'),
  );
