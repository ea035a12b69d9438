interface Bounds {
  /** How many lines of a kind are written in a window. */
  most: number;
  windowMs: number;
  /** Writes how many lines of a kind a window has held back. */
  tell(kind: string, heldBack: number): void;
}

/** Kinds come from messages, which could be without number. */
const mostKinds = 200;
const otherKinds = 'other kinds';

/**
 * Counts lines by kind and says which are still to be written: what fails a thousand times a second is told a few times
 * and then counted (spec: monitoring.bounded-log).
 */
export class BoundedLines {
  readonly #bounds: Bounds;
  readonly #counts = new Map<string, number>();

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Whether this line is to be written. */
  admits(kind: string): boolean {
    const key = this.#counts.has(kind) || this.#counts.size < mostKinds ? kind : otherKinds;
    const known = this.#counts.get(key) ?? 0;
    if (known === 0) setTimeout(() => this.#endWindow(key), this.#bounds.windowMs).unref();
    this.#counts.set(key, known + 1);
    return known < this.#bounds.most;
  }

  #endWindow(kind: string): void {
    const heldBack = (this.#counts.get(kind) ?? 0) - this.#bounds.most;
    this.#counts.delete(kind);
    if (heldBack > 0) this.#bounds.tell(kind, heldBack);
  }
}
