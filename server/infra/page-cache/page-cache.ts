import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { ContentChanges } from './content-changes.ts';
import type { ShownKinds } from './shown-kinds.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// The better quality takes far longer and is for pages that are asked for again. With it the home page and its headers
// have 14.5 KB, which a new connection delivers in one round trip.
const quickQuality = 5;
const smallestQuality = 10;
// Below this size, moving the work to another thread costs more than the work.
const smallBytes = 128 * 1024;
const gzipLevel = 6;

// One at a time, because password hashes use the same threads.
let pressing: Promise<unknown> = Promise.resolve();

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * A finished page. Each encoding is made once, when it is first asked for; when it is asked for again, the page is
 * compressed once more at the best quality, in a thread that nobody waits for.
 */
export class StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly #plain: Buffer;
  readonly #ready = new Map<Encoding, Buffer>();
  readonly #waiting = new Map<Encoding, Promise<Buffer>>();
  #pressed = false;

  constructor({ status, headers, body }: FreshPage) {
    this.status = status;
    this.headers = headers;
    this.#plain = Buffer.from(body);
    this.etag = createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22);
    this.#ready.set('identity', this.#plain);
  }

  /** The bytes of an encoding if they are there already. */
  ready(encoding: Encoding): Buffer | undefined {
    const ready = this.#ready.get(encoding);
    if (ready && encoding === 'br' && !this.#pressed) this.#press();
    return ready;
  }

  /** The bytes of an encoding, compressed at most once. */
  async bytes(encoding: Encoding): Promise<Buffer> {
    const ready = this.#ready.get(encoding);
    if (ready) return ready;
    const waiting = this.#waiting.get(encoding) ?? this.#compress(encoding);
    this.#waiting.set(encoding, waiting);
    return waiting;
  }

  #press(): void {
    this.#pressed = true;
    const params = this.#brotli(smallestQuality);
    pressing = pressing
      .then(() => brotli(this.#plain, { params }))
      .then((bytes) => this.#ready.set('br', bytes))
      // The first compression stays in use.
      .catch(() => undefined);
  }

  #brotli(quality: number) {
    return {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.#plain.length,
    };
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const params = this.#brotli(quickQuality);
    const bytes = await (encoding === 'gzip'
      ? zip(this.#plain, { level: gzipLevel })
      : this.#plain.length < smallBytes
        ? brotliCompressSync(this.#plain, { params })
        : brotli(this.#plain, { params }));
    this.#ready.set(encoding, bytes);
    return bytes;
  }

  /** Whether a page made later is the same, byte by byte. */
  isLike(other: StoredPage): boolean {
    return this.status === other.status && this.etag === other.etag;
  }

  /** What the page may take in memory, all encodings made. */
  get sizeBytes(): number {
    return this.#plain.length * 2;
  }
}

interface FreshPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Whether others may get it too. */
  keep: boolean;
  /** What it shows; a page that does not say so is old after any change. */
  shows?: ShownKinds;
}

interface Kept {
  readonly page: StoredPage;
  readonly madeAtMs: number;
  /** How many changes of content there had been when it was begun; a later change of what it shows makes it old. */
  readonly generation: number;
  readonly shows: ShownKinds;
}

/** Counts the pages found in the cache and the pages made. */
interface HitCounter {
  hit(): void;
  miss(): void;
}

interface PageCacheOptions {
  maxBytes: number;
  maxAgeMs: number;
  /** A clock that only goes forward, whatever is done to the machine's own. */
  now?(): number;
  counter?: HitCounter;
}

/**
 * Public pages, rendered once and kept compressed: bounded in bytes, one render for requests at the same time, dropped
 * by `clear` when content changes and after `maxAgeMs`. An expired page is still returned when a new one cannot be made
 * (spec: reliability.database-away).
 */
export class PageCache {
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<StoredPage>>();
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  readonly #changes = new ContentChanges();
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** The kept page of the key if it is finished and fresh, without any waiting. */
  peek(key: string): StoredPage | undefined {
    const kept = this.#kept.get(key);
    if (!kept || this.#isOld(kept)) return undefined;
    if (this.#now() - kept.madeAtMs >= this.#options.maxAgeMs) return undefined;
    this.#options.counter?.hit();
    return kept.page;
  }

  /** The page of the key, made at most once at a time. */
  async get(key: string, make: () => Promise<FreshPage>): Promise<StoredPage> {
    const kept = this.peek(key);
    if (kept) return kept;
    // With `maxAgeMs` of 0 each request gets a page of its own, for measurements.
    const underWay = this.#options.maxAgeMs > 0 ? this.#underWay.get(key) : undefined;
    if (underWay) {
      this.#options.counter?.hit();
      return underWay;
    }
    this.#options.counter?.miss();
    const made = this.#make(key, make).finally(() => {
      // After a change of content another render may be under way by now.
      if (this.#underWay.get(key) === made) this.#underWay.delete(key);
    });
    this.#underWay.set(key, made);
    return made;
  }

  /**
   * Makes the pages that show one of these kinds or records count as old, without any all; they stay only for the time
   * the database is away.
   */
  clear(changes?: readonly string[]): void {
    this.#changes.note(changes);
    // What a page under way shows is not known yet.
    this.#underWay.clear();
  }

  #isOld({ generation, shows }: Kept): boolean {
    return this.#changes.isOld(shows, generation);
  }

  async #make(key: string, make: () => Promise<FreshPage>): Promise<StoredPage> {
    const { generation } = this.#changes;
    const madeAtMs = this.#now();
    try {
      const fresh = await make();
      const made = new StoredPage(fresh);
      const before = this.#kept.get(key)?.page;
      // An unchanged page keeps its better compression.
      const page = fresh.keep && before?.isLike(made) ? before : made;
      const kept = { page, madeAtMs, generation, shows: fresh.shows ?? 'every' };
      if (fresh.keep && !this.#isOld(kept)) this.#keep(key, kept);
      return page;
    } catch (error) {
      const old = this.#kept.get(key);
      if (old) return old.page;
      throw error;
    }
  }

  #keep(key: string, kept: Kept): void {
    if (kept.page.sizeBytes > this.#options.maxBytes) return;
    this.#drop(key);
    this.#kept.set(key, kept);
    this.#bytes += kept.page.sizeBytes;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.page.sizeBytes ?? 0;
    this.#kept.delete(key);
  }
}
