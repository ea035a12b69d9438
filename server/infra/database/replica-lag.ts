/** A place of the primary's write-ahead log, and when it was there. */
interface Sample {
  readonly atMs: number;
  readonly place: bigint;
}

/**
 * How far a replica may be behind, by places of the write-ahead log alone: the clocks of the servers do not matter, and a
 * primary that nobody writes to leaves its replica as fresh as it is (spec: reliability.replica).
 */
export class ReplicaLag {
  readonly #boundMs: number;
  #samples: Sample[] = [];
  /** When the newest place of the primary was that the replica has. */
  #reachedMs = Number.NEGATIVE_INFINITY;
  #neededMs = Number.NEGATIVE_INFINITY;

  constructor(boundMs: number) {
    this.#boundMs = boundMs;
  }

  /** Notes where the primary was at a moment at which it was asked. */
  primaryAt(place: bigint, atMs: number): void {
    this.#samples = [...this.#samples.filter((one) => one.atMs >= atMs - this.#boundMs), { atMs, place }];
  }

  /** Notes where the replica is. */
  replicaAt(place: bigint): void {
    const reached = this.#samples.findLast((one) => one.place <= place);
    this.#reachedMs = reached?.atMs ?? Number.NEGATIVE_INFINITY;
  }

  /** Says that the replica is gone. */
  replicaGone(): void {
    this.#reachedMs = Number.NEGATIVE_INFINITY;
  }

  /** Says that what is committed by now must be seen. */
  need(nowMs: number): void {
    this.#neededMs = nowMs;
  }

  isFresh(nowMs: number): boolean {
    return this.#reachedMs > this.#neededMs && nowMs - this.#reachedMs <= this.#boundMs;
  }
}
