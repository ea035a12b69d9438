import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** A text that people read, in ordinary spaces and without tags, and the file it stands in. */
export interface SampleText {
  readonly file: string;
  readonly text: string;
}

/** The file with ordinary spaces. */
export const readPlain = (file: string) => readFileSync(path.join(root, file), 'utf8').replace(/\\u00a0|\u00A0/g, ' ');

/** All files of a folder, from the root, with forward slashes. */
export function filesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .sort();
}

/** The sentences of the sample content and of the screens: each value of JSON, each line of HTML. */
export function readTexts(): SampleText[] {
  const files = [...filesOf('content'), ...filesOf('web/locales/ru')];
  const read = (file: string) => ({ file, source: readPlain(file) });
  return [
    ...files
      .filter((file) => file.endsWith('.json'))
      .map(read)
      .flatMap(({ file, source }) =>
        [...valuesOf(JSON.parse(source))].map((text) => ({ file, text: withoutTags(text) })),
      ),
    ...files
      .filter((file) => file.endsWith('.html'))
      .map(read)
      .flatMap(({ file, source }) => source.split('\n').map((text) => ({ file, text: withoutTags(text) }))),
  ].filter(({ text }) => /[а-яё]/i.test(text));
}

function* valuesOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const part of Object.values(value)) yield* valuesOf(part);
}

const withoutTags = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const numerals: Readonly<Record<string, number>> = {
  ...{ один: 1, одно: 1, одна: 1, два: 2, две: 2, двух: 2, три: 3, трёх: 3, четыре: 4, четырёх: 4, пять: 5, шесть: 6 },
  ...{ семь: 7, восемь: 8, девять: 9, десять: 10, двенадцать: 12, тринадцать: 13, тринадцати: 13, четырнадцать: 14 },
};

/** The number that a text names in digits or in a word. */
export function numberOf(written: string): number {
  return numerals[written.toLowerCase()] ?? Number(written.replaceAll(' ', ''));
}
