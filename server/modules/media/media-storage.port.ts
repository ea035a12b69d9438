import type { Readable } from 'node:stream';

/** What of a request decides which bytes of a file go out; named as the headers are. */
export interface FileRequest {
  readonly method: 'GET' | 'HEAD';
  readonly headers: Readonly<Partial<Record<RequestHeader, string>>>;
}

export const requestHeaders = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;
type RequestHeader = (typeof requestHeaders)[number];

/** A file, a part of it, or that the browser's copy is still good. */
export interface FileAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/** The bytes of a new file: made here, or received into a file that is moved away. */
export type FileSource = { readonly bytes: Buffer } | { readonly path: string };

/**
 * Where the files of the library lie; a key is `<id>/<file>`. Each call can be repeated. A file is there whole or not at
 * all. @throws Failure `media.storage-down`, `common.disk-full`
 */
export interface MediaStorage {
  put(key: string, source: FileSource, type: string): Promise<void>;
  /** @throws when there is none */
  read(key: string): Promise<Buffer>;
  /** Nothing when there is no such file. */
  answer(key: string, request: FileRequest): Promise<FileAnswer | undefined>;
  /** Removes these files; those that are not there count as removed. */
  remove(keys: readonly string[]): Promise<void>;
}
