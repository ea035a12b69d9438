import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentKind, ContentRecord } from '../../contract/publishing.ts';
import { differingFields } from '../app/word-changes.ts';
import { records, type Value } from './kind-calls.ts';

export type OpenRecord = ContentRecord & { kind: ContentKind };

/** What somebody else has made of the record while it was edited here. */
export interface Meanwhile {
  readonly theirs: OpenRecord;
  /** What both have begun with. */
  readonly base: OpenRecord;
  /** The fields that were typed in here and not saved then. */
  readonly typed: readonly string[];
}

/**
 * The record of the screen as the server has it. `shown` is what the form began with: it changes only with an answer of the
 * server, and what is typed and not saved is put back by whoever has asked for it.
 */
export function useRecord(kind: ContentKind, id: string | undefined) {
  const [shown, setShown] = useState<OpenRecord | undefined>();
  const [meanwhile, setMeanwhile] = useState<Meanwhile | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  // For what is done in several steps: each knows what the one before has come to.
  const latest = useRef<OpenRecord>(undefined);

  const take = useCallback((record: ContentRecord, changed?: Meanwhile) => {
    latest.current = record as OpenRecord;
    setShown(latest.current);
    setMeanwhile(changed);
  }, []);

  const read = useCallback(() => {
    // A record that was just made is shown already.
    if (id === undefined || latest.current?.id === id) return;
    setFailure(undefined);
    records.open(kind, id).then(
      (found) => take(found),
      (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    );
  }, [kind, id, take]);
  useEffect(() => read(), [read]);

  const settle = () => setMeanwhile(undefined);
  return { kind, shown, meanwhile, failure, latest, read, take, settle };
}

/** The values of the form without what is the record's own. */
const withoutId = ({ id: _, ...value }: Value): Value => value;

/** The values of the form as they are now; the form itself goes on changing the entries of its lists. */
export const valuesNow = (values: Value): Value => structuredClone(withoutId(values));

/** Of the values of the form, those that differ from what was sent or saved. */
export function typedSince(sent: Value, values: Value): Value {
  const value = valuesNow(values);
  return Object.fromEntries(differingFields(sent, value).map((name) => [name, value[name]]));
}
