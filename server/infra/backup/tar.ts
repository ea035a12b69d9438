import { on } from 'node:events';
import type { Readable } from 'node:stream';
import { Header, Parser, Pax, type ReadEntry } from 'tar';
import { damaged } from './manifest.ts';

/** One file of an archive. */
export interface Part {
  readonly name: string;
  readonly bytes: number;
  readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const blockBytes = 512;

/** A part whose contents are in memory. */
export function partOf(name: string, contents: Buffer | string): Part {
  const body = Buffer.from(contents as string);
  return { name, bytes: body.length, body: [body] };
}

/** The bytes of a tar file with these parts, in their order. */
export async function* tarOf(parts: AsyncIterable<Part>): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes, body } of parts) {
    yield headOf(name, bytes);
    let written = 0;
    for await (const chunk of body) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== bytes) throw new Error(`${name} has ${written} bytes, ${bytes} were expected`);
    yield Buffer.alloc(-bytes & (blockBytes - 1));
  }
  yield Buffer.alloc(2 * blockBytes);
}

/** The header of one file; a name that does not fit into it stands before it. */
function headOf(name: string, size: number): Buffer {
  const data = { path: name, size, mode: 0o600, type: 'File' as const, mtime: new Date() };
  const header = new Header(data);
  const block = Buffer.alloc(blockBytes);
  if (!header.encode(block, 0)) return block;
  return Buffer.concat([new Pax({ path: name, size }).encode(), block]);
}

/** The parts of a tar file; each has to be read to its end before the next one comes. */
export async function* partsIn(source: Readable): AsyncGenerator<Part> {
  const parser = new Parser({ strict: true });
  let current: ReadEntry | undefined;
  const entries = on(parser, 'entry', { close: ['end'] });
  // Whoever reads a part waits for its bytes alone, and the parser knows nothing of its source.
  parser.on('error', (error: Error) => current?.destroy(error));
  source.on('error', (error) => parser.emit('error', error));
  source.pipe(parser as unknown as NodeJS.WritableStream);
  try {
    for await (const [entry] of entries as AsyncIterable<[ReadEntry]>) {
      current = entry;
      if (entry.type !== 'File') throw damaged(`${entry.path} is no file`);
      yield { name: entry.path, bytes: entry.size, body: entry };
      current = undefined;
    }
  } finally {
    source.unpipe();
    source.destroy();
  }
}
