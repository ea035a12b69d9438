import type { ShownKinds } from './shown-kinds.ts';

const kindOf = (change: string) => change.split('/', 1)[0] ?? '';

/** Whether one of the changes is of the kind; without changes everything has changed. */
export const isChanged = (changes: readonly string[] | undefined, kind: string): boolean =>
  changes === undefined || changes.some((change) => kindOf(change) === kind);

/**
 * Remembers when what has changed. A change is named as what is shown is: `news` is all of the kind, `news/a` that record,
 * and with the record `*` the order of all.
 */
export class ContentChanges {
  readonly #last = new Map<string, number>();
  /** The last change of anything in the kind, for lists. */
  readonly #lastWithin = new Map<string, number>();
  #generation = 0;
  #all = 0;

  get generation(): number {
    return this.#generation;
  }

  /** Notes changes, without any that everything has changed. */
  note(changes?: readonly string[]): void {
    this.#generation += 1;
    if (!changes) this.#all = this.#generation;
    for (const change of changes ?? []) {
      this.#last.set(change, this.#generation);
      this.#lastWithin.set(kindOf(change), this.#generation);
    }
  }

  /** Whether something of what is shown has changed since that generation. */
  isOld(shows: ShownKinds, generation: number): boolean {
    if (generation < this.#all) return true;
    if (shows === 'every') return generation < this.#generation;
    return [...shows].some((shown) => generation < this.#lastOf(shown));
  }

  #lastOf(shown: string): number {
    const kind = kindOf(shown);
    if (kind === shown) return this.#lastWithin.get(kind) ?? 0;
    return Math.max(this.#last.get(shown) ?? 0, this.#last.get(kind) ?? 0);
  }
}
