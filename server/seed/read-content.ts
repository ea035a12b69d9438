import { readFile } from 'node:fs/promises';

const folder = new URL('../../content/', import.meta.url);

/** The text of a file of the demo content. */
export const readContent = (path: string) => readFile(new URL(path, folder), 'utf8');
