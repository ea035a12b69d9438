import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { fail } from '../../infra/failures/index.ts';
import type { IncomingFile } from '../../infra/http/index.ts';
import type { FileType } from './find-file-type.ts';
import { refuseFullDisk } from './full-disk.ts';

/** As much as a signature needs. */
const headBytes = 8_192;

/** A file that came in whole. Whoever received it removes it. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly type: FileType;
}

interface Rules {
  /** Where it lies meanwhile. */
  folder: string;
  /** The most that any file may have. */
  mostBytes: number;
  /** What it is, by its first bytes. @throws Failure when it is nothing that is taken */
  typeOf(head: Buffer): Promise<FileType>;
  /** The most bytes of such a file. */
  mostOf(type: FileType): number;
  /** What the person reads about a file with too many. */
  tooLarge: string;
}

/**
 * Writes what comes in to a file, `.part`, and ends as soon as it is too large or nothing that is taken: a program is
 * refused by its first kilobytes. Nothing stays behind a refusal. @throws Failure
 */
export async function receiveFile({ bytes, announced }: IncomingFile, rules: Rules): Promise<ReceivedFile> {
  const refuse = () => fail('media.too-large', { message: rules.tooLarge });
  if (announced !== undefined && announced > rules.mostBytes) refuse();
  await refuseFullDisk(() => mkdir(rules.folder, { recursive: true, mode: 0o700 }));
  const place = path.join(rules.folder, `${randomBytes(12).toString('hex')}.part`);
  const handle = await refuseFullDisk(() => open(place, 'wx', 0o600));
  try {
    const judge = new Judge(rules, announced, refuse);
    for await (const part of bytes) {
      await refuseFullDisk(() => handle.writeFile(part));
      await judge.see(part);
    }
    return { path: place, ...(await judge.end()) };
  } catch (error) {
    await rm(place, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Looks at a file while it comes in. */
class Judge {
  readonly #rules: Rules;
  readonly #announced: number | undefined;
  readonly #refuse: () => never;
  #head = Buffer.alloc(0);
  #type: FileType | undefined;
  #bytes = 0;

  constructor(rules: Rules, announced: number | undefined, refuse: () => never) {
    this.#rules = rules;
    this.#announced = announced;
    this.#refuse = refuse;
  }

  async see(part: Buffer): Promise<void> {
    this.#bytes += part.length;
    if (this.#bytes > this.#rules.mostBytes) this.#refuse();
    if (this.#type) return this.#compare(this.#type);
    this.#head = Buffer.concat([this.#head, part]).subarray(0, headBytes);
    if (this.#head.length === headBytes) await this.#decide();
  }

  async end(): Promise<Pick<ReceivedFile, 'bytes' | 'type'>> {
    if (this.#bytes === 0) fail('common.empty-file');
    return { bytes: this.#bytes, type: this.#type ?? (await this.#decide()) };
  }

  async #decide(): Promise<FileType> {
    this.#type = await this.#rules.typeOf(this.#head);
    this.#compare(this.#type);
    return this.#type;
  }

  #compare(type: FileType): void {
    if (Math.max(this.#bytes, this.#announced ?? 0) > this.#rules.mostOf(type)) this.#refuse();
  }
}
