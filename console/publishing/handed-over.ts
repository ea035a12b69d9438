import type { Value } from './kind-calls.ts';
import type { Faults } from './use-faults.ts';

/** What the form of a new record leaves to the form at the record's own address, which takes its place. */
export interface HandedOver {
  readonly faults: Faults;
  /** What was typed while the record was saved. */
  readonly typed: Value;
  /** Whether it was asked meanwhile to save what was typed. */
  readonly isSaveAsked: boolean;
}

const waiting = new Map<string, HandedOver>();

/** Leaves it for the form of this record. */
export const handOver = (id: string, what: HandedOver): void => void waiting.set(id, what);

/** What was left for the form of this record, once. */
export function takeOver(id: string): HandedOver | undefined {
  const what = waiting.get(id);
  waiting.delete(id);
  return what;
}
