import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const brotliQuality = 5;
const gzipLevel = 6;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished page. Each encoding is made once, when it is first asked for. */
export class StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly #plain: Buffer;
  readonly #ready = new Map<Encoding, Buffer>();
  readonly #waiting = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, headers, body }: FreshPage) {
    this.status = status;
    this.headers = headers;
    this.#plain = Buffer.from(body);
    this.etag = createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22);
    this.#ready.set('identity', this.#plain);
  }

  /** The bytes of an encoding if they are there already. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding);
  }

  /** The bytes of an encoding, compressed at most once. */
  async bytes(encoding: Encoding): Promise<Buffer> {
    const ready = this.#ready.get(encoding);
    if (ready) return ready;
    const waiting = this.#waiting.get(encoding) ?? this.#compress(encoding);
    this.#waiting.set(encoding, waiting);
    return waiting;
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.#plain.length,
    };
    const bytes =
      encoding === 'br' ? await brotli(this.#plain, { params }) : await zip(this.#plain, { level: gzipLevel });
    this.#ready.set(encoding, bytes);
    return bytes;
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
}

interface Entry {
  page: Promise<StoredPage>;
  madeAtMs: number;
}

interface PageCacheOptions {
  maxBytes: number;
  maxAgeMs: number;
  now(): number;
}

/**
 * Public pages, rendered once and kept compressed: bounded in bytes, one render for many askers, dropped by `clear`
 * when content changes and after `maxAgeMs`. A page past its age is still given when a new one cannot be made (R2).
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #last = new Map<string, StoredPage>();
  readonly #options: PageCacheOptions;
  #bytes = 0;
  #generation = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  /** The kept page of the key if it is finished and fresh, without any waiting. */
  peek(key: string): StoredPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#options.now() - entry.madeAtMs >= this.#options.maxAgeMs) return undefined;
    return this.#last.get(key);
  }

  /** The page of the key, made at most once at a time. */
  async get(key: string, make: () => Promise<FreshPage>): Promise<StoredPage> {
    const entry = this.#entries.get(key);
    if (entry && this.#options.now() - entry.madeAtMs < this.#options.maxAgeMs) return entry.page;
    const page = this.#make(key, make);
    this.#entries.set(key, { page, madeAtMs: this.#options.now() });
    return page;
  }

  /** Forgets what is fresh; the old pages stay only for the time the database is away. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
  }

  async #make(key: string, make: () => Promise<FreshPage>): Promise<StoredPage> {
    const generation = this.#generation;
    try {
      const fresh = await make();
      const page = new StoredPage(fresh);
      if (fresh.keep && generation === this.#generation) this.#keep(key, page);
      else this.#entries.delete(key);
      return page;
    } catch (error) {
      this.#entries.delete(key);
      const old = this.#last.get(key);
      if (old) return old;
      throw error;
    }
  }

  #keep(key: string, page: StoredPage): void {
    const old = this.#last.get(key);
    if (old) this.#bytes -= old.sizeBytes;
    this.#last.delete(key);
    this.#last.set(key, page);
    this.#bytes += page.sizeBytes;
    for (const [oldest, stale] of this.#last) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#last.delete(oldest);
      this.#entries.delete(oldest);
      this.#bytes -= stale.sizeBytes;
    }
  }
}
