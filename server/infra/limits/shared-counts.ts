import type pg from 'pg';
import { countExactly } from './count-exactly.ts';

interface Count {
  /** Of this process, as long as the others have not been told. */
  unsaid: number;
  /** Of all processes, as far as this one knows. */
  total: number;
  endsAt: number;
  readonly requests: number;
  readonly seconds: number;
}

interface SharedCountsOptions {
  pool: pg.Pool;
  /** The most counters in memory; beyond it the oldest is forgotten. */
  most?: number;
  onFailure(error: unknown): void;
}

const usualMost = 50_000;
const tellMs = 1_000;
/** What is below this share of its allowance is told to nobody: most addresses never ask for more. */
const worthTelling = 1 / 16;

/**
 * Counts in memory; once a second one statement adds what is worth telling to the counters of the database and brings
 * back the sum of all processes. A request itself costs the database nothing.
 */
export class SharedCounts {
  readonly #counts = new Map<string, Count>();
  readonly #options: SharedCountsOptions;
  readonly #timer: NodeJS.Timeout;
  #telling: Promise<void> = Promise.resolve();
  #isTelling = false;

  constructor(options: SharedCountsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.tell(), tellMs).unref();
  }

  /** How many counters are kept. */
  get size(): number {
    return this.#counts.size;
  }

  /** Takes one request. Returns 0 when it is within the allowance, else the seconds until the next window. */
  take(key: string, { requests, seconds }: { requests: number; seconds: number }): number {
    const now = performance.now();
    let count = this.#counts.get(key);
    if (!count || count.endsAt <= now) {
      // Set anew, so that the map begins with the oldest.
      this.#counts.delete(key);
      count = { unsaid: 0, total: 0, endsAt: now + seconds * 1_000, requests, seconds };
      this.#counts.set(key, count);
      this.#forgetOldest();
    }
    count.unsaid += 1;
    count.total += 1;
    return count.total <= requests ? 0 : Math.max(1, Math.ceil((count.endsAt - now) / 1_000));
  }

  /** Tells the other processes and learns from them; one at a time. */
  tell(): Promise<void> {
    if (!this.#isTelling) {
      this.#isTelling = true;
      this.#telling = this.#tellNow()
        .catch(this.#options.onFailure)
        .finally(() => {
          this.#isTelling = false;
        });
    }
    return this.#telling;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#telling;
  }

  async #tellNow(): Promise<void> {
    const now = performance.now();
    const additions = [];
    for (const [key, count] of this.#counts) {
      if (count.endsAt <= now) this.#counts.delete(key);
      else if (count.unsaid > 0 && count.total >= count.requests * worthTelling) {
        additions.push({ key, points: count.unsaid, seconds: count.seconds });
        count.unsaid = 0;
      }
    }
    if (additions.length === 0) return;
    for (const { key, points, leftMs } of await countExactly(this.#options.pool, additions)) {
      const count = this.#counts.get(key);
      if (!count) continue;
      count.total = points + count.unsaid;
      count.endsAt = performance.now() + leftMs;
    }
  }

  #forgetOldest(): void {
    if (this.#counts.size <= (this.#options.most ?? usualMost)) return;
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined) this.#counts.delete(oldest);
  }
}
