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
  #strayedAt: bigint | undefined;
  #isStray = false;

  constructor(boundMs: number) {
    this.#boundMs = boundMs;
  }

  /** Notes where the primary was at a moment at which it was asked. */
  primaryAt(place: bigint, atMs: number): void {
    this.#samples = [...this.#samples.filter((one) => one.atMs >= atMs - this.#boundMs), { atMs, place }];
  }

  /** Whether a replica at this place would be ahead of where the primary was last. */
  isAhead(place: bigint): boolean {
    const newest = this.#samples.at(-1);
    return newest !== undefined && place > newest.place;
  }

  /**
   * Notes where the replica is. One that is ahead of the primary holds what the primary has lost or was brought back from: it
   * stands there while the primary passes that place with other contents, so that only a move makes it a replica again.
   */
  replicaAt(place: bigint): void {
    this.#isStray = this.isAhead(place) || place === this.#strayedAt;
    this.#strayedAt = this.#isStray ? place : undefined;
    const reached = this.#isStray ? undefined : this.#samples.findLast((one) => one.place <= place);
    this.#reachedMs = reached?.atMs ?? Number.NEGATIVE_INFINITY;
  }

  /** Says that the replica is gone. */
  replicaGone(): void {
    this.#isStray = false;
    this.#reachedMs = Number.NEGATIVE_INFINITY;
  }

  /** Says that the replica is one of another database. */
  replicaOfAnother(): void {
    this.replicaGone();
    this.#isStray = true;
  }

  /** Whether the replica is not of this primary as it is now. */
  get isStray(): boolean {
    return this.#isStray;
  }

  /** Says that what is committed by now must be seen. */
  need(nowMs: number): void {
    this.#neededMs = nowMs;
  }

  isFresh(nowMs: number): boolean {
    return this.#reachedMs > this.#neededMs && nowMs - this.#reachedMs <= this.#boundMs;
  }
}
