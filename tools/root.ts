import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Where Node keeps the compiled code of the server between two starts. */
export const compiledCode = path.join(root, '.cache', 'compiled');
