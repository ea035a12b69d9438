import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { FailureAnswer } from '../../contract/call.ts';
import type { ContentKind, ContentRecord } from '../../contract/publishing.ts';
import { differingFields } from '../app/word-changes.ts';
import { records, type Value } from './kind-calls.ts';

export type OpenRecord = ContentRecord & { kind: ContentKind };

/** What somebody else has made of the record while it was edited here. */
export interface Meanwhile {
  readonly theirs: OpenRecord;
  /** What both have begun with. */
  readonly base: OpenRecord;
}

const failureOf = (error: unknown) =>
  error instanceof HttpError ? (error.body as FailureAnswer | undefined) : undefined;

/**
 * The record of the screen as the server has it. `shown` is what the form began with: it changes only with the server's
 * answer, so that nothing typed is lost when somebody else was quicker.
 */
function useShown(kind: ContentKind, id: string | undefined) {
  const [shown, setShown] = useState<OpenRecord | undefined>();
  const [version, setVersion] = useState(0);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | undefined>();
  const [failure, setFailure] = useState<string | undefined>();

  const latest = useRef<ContentRecord>(undefined);

  const take = useCallback((record: ContentRecord) => {
    latest.current = record;
    setShown(record as OpenRecord);
    setVersion(record.version);
    setMeanwhile(undefined);
  }, []);

  const read = useCallback(() => {
    // A record that was just made is shown already.
    if (id === undefined || latest.current?.id === id) return;
    setFailure(undefined);
    records
      .open(kind, id)
      .then(take, (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
  }, [kind, id, take]);
  useEffect(() => read(), [read]);

  const showTheirs = async (open: string) => {
    const theirs = (await records.open(kind, open)) as OpenRecord;
    setVersion(theirs.version);
    setMeanwhile((before) => ({ theirs, base: before?.theirs ?? shown ?? theirs }));
  };

  const settle = () => setMeanwhile(undefined);
  return { shown, version, meanwhile, failure, read, take, showTheirs, settle };
}

/** The record of the screen, and what changes it. */
export function useRecord(kind: ContentKind, id: string | undefined) {
  const notify = useNotify();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { take, showTheirs, ...record } = useShown(kind, id);

  /**
   * Does something to the record; answers the faults of its fields, or the record as it is then. `onShown` is called as
   * soon as the form has begun anew with that record: it does so in an effect, which would take back what it is given before.
   */
  const run = async (
    change: (at: number) => Promise<ContentRecord>,
    done?: string,
    onShown?: (record: OpenRecord) => void,
  ): Promise<Outcome> => {
    try {
      const changed = (await change(record.version)) as OpenRecord;
      flushSync(() => take(changed));
      onShown?.(changed);
      await queryClient.invalidateQueries({ queryKey: [kind] });
      if (done) notify(done, { type: 'success' });
      return { record: changed };
    } catch (error) {
      const answer = failureOf(error);
      if (answer?.code === 'console.changed' && id !== undefined) await showTheirs(id).catch(() => undefined);
      notify(error instanceof Error ? error.message : translate('ra.notification.http_error'), {
        type: 'error',
        multiLine: true,
      });
      return { faults: answer?.fields ?? {} };
    }
  };

  return { ...record, run };
}

/** What a change has come to. */
export type Outcome =
  | { record: OpenRecord; faults?: never }
  | { record?: never; faults: Readonly<Record<string, string>> };

/** The values of the form without what is the record's own. */
export const withoutId = ({ id: _, ...value }: Value): Value => value;

/** Of the values of the form, those that differ from what was sent or saved. */
export function typedSince(sent: Value, values: Value): Value {
  const value = withoutId(values);
  return Object.fromEntries(differingFields(sent, value).map((name) => [name, value[name]]));
}
