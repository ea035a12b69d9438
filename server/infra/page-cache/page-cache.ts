import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A finished page, compressed once. `headers` are what each answer repeats. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
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

const brotliQuality = 5;

async function compress({ status, headers, body }: FreshPage): Promise<StoredPage> {
  const plain = Buffer.from(body);
  const [small, zipped] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    zip(plain, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, plain, brotli: small, gzip: zipped };
}

const sizeOf = (page: StoredPage) => page.plain.length + page.brotli.length + page.gzip.length;

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
      const page = await compress(fresh);
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
    if (old) this.#bytes -= sizeOf(old);
    this.#last.delete(key);
    this.#last.set(key, page);
    this.#bytes += sizeOf(page);
    for (const [oldest, stale] of this.#last) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#last.delete(oldest);
      this.#entries.delete(oldest);
      this.#bytes -= sizeOf(stale);
    }
  }
}
