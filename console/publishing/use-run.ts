import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { FailureAnswer } from '../../contract/call.ts';
import type { ContentRecord } from '../../contract/publishing.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { keepFocus } from '../app/keep-focus.ts';
import { differingFields } from '../app/word-changes.ts';
import { records, type Value } from './kind-calls.ts';
import type { Faults } from './use-faults.ts';
import { usePutBack } from './use-put-back.ts';
import { type Meanwhile, type OpenRecord, typedSince, type useRecord } from './use-record.ts';

/** What is said when it is done; it can depend on what the record has become. */
export type Done = string | ((record: OpenRecord) => string);

interface RunOptions {
  done?: Done | undefined;
  /**
   * Called as soon as the form has begun anew with the record; it does so in an effect, which would take back what it is
   * given before.
   */
  onShown?: ((record: OpenRecord) => void) | undefined;
  /** Whether what is typed is saved by it: where the server has all of it already, a try whose answer was lost has done it. */
  isSave?: boolean;
}

/** Does something to the record; answers the faults of its fields, or the record as it is then. */
export type Run = (change: (at: number) => Promise<ContentRecord>, options?: RunOptions) => Promise<Outcome>;

/** What a change has come to. */
export type Outcome = { record: OpenRecord; faults?: never } | { record?: never; faults: Faults };

type Opened = Pick<ReturnType<typeof useRecord>, 'kind' | 'latest' | 'take'>;

const failureOf = (error: unknown) =>
  error instanceof HttpError ? (error.body as FailureAnswer | undefined) : undefined;

/** Says why something could not be done; answers the faults of its fields, and what somebody else has made of the record. */
export type Explain = (error: unknown) => Promise<{ faults: Faults; met?: Met | undefined }>;

/** Where nothing is there to be saved: shows and says what somebody else has made of the record, or that all is saved. */
export type Look = () => Promise<void>;

/** What changes the record of the form it is used in, and loses nothing that is typed there. */
export function useRun(opened: Opened): { run: Run; explain: Explain; look: Look } {
  const { take, latest } = opened;
  const notify = useNotify();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const begin = useBegunHere();
  const { find, meet } = useMeeting(opened);
  const tell = (done: Done | undefined, record: OpenRecord) =>
    done && notify(typeof done === 'string' ? done : done(record), { type: 'success' });

  const explain = async (error: unknown, isSave = false) => {
    const answer = failureOf(error);
    const met = answer?.code === 'console.changed' ? meet(await find().catch(() => undefined)) : undefined;
    const message = error instanceof Error ? error.message : translate('ra.notification.http_error');
    if (!isSave || !met?.isSaved) notify(met ? wordsOf(met) : message, { type: 'error', multiLine: true });
    return { faults: answer?.fields ?? {}, met };
  };

  const run: Run = async (change, { done, onShown, isSave = false } = {}) => {
    const begun = begin();
    try {
      const changed = (await change(latest.current?.version ?? 0)) as OpenRecord;
      const returnFocus = keepFocus();
      flushSync(() => take(changed));
      flushSync(() => onShown?.(changed));
      // The entries of a list are drawn anew.
      returnFocus();
      await queryClient.invalidateQueries({ queryKey: [changed.kind] });
      tell(done, changed);
      return { record: changed };
    } catch (error) {
      if (begun.isLeft()) {
        begun.tell(error as Error);
        return { faults: {} };
      }
      const { faults, met } = await explain(error, isSave);
      if (!isSave || !met?.isSaved) return { faults };
      tell(done, met.theirs);
      return { record: met.theirs };
    }
  };

  const look: Look = async () => {
    try {
      const theirs = await find();
      const met = theirs?.version === latest.current?.version ? undefined : meet(theirs);
      notify(met ? wordsOf(met) : 'publishing.done.nothing', { multiLine: true, ...(met && { type: 'warning' }) });
    } catch (error) {
      await explain(error);
    }
  };
  return { run, explain, look };
}

interface Met extends Meanwhile {
  /** Whether the server has all that was typed, and nothing else has changed. */
  readonly isSaved: boolean;
}

/** Finds what somebody else has made of the record: the form begins anew with that, and what was typed in it stays. */
function useMeeting({ kind, latest, take }: Opened) {
  const { getValues } = useFormContext();
  const putBack = usePutBack();
  const find = async (): Promise<OpenRecord | undefined> =>
    latest.current && ((await records.open(kind, latest.current.id)) as OpenRecord);
  const meet = (theirs: OpenRecord | undefined): Met | undefined => {
    const base = latest.current;
    if (!base || !theirs) return undefined;
    const values = typedSince(base.value, getValues() as Value);
    const typed = Object.keys(values);
    const unsaved = differingFields(values, theirs.value).filter((name) => typed.includes(name));
    const meanwhile = { theirs, base, typed };
    const returnFocus = keepFocus();
    flushSync(() => take(theirs, meanwhile));
    flushSync(() => putBack(theirs, Object.fromEntries(unsaved.map((name) => [name, values[name]]))));
    returnFocus();
    const isOwn = differingFields(base.value, theirs.value).every((name) => typed.includes(name));
    return { ...meanwhile, isSaved: typed.length > 0 && unsaved.length === 0 && isOwn };
  };
  return { find, meet };
}

/** What is said of it: nobody is asked to look at changes that are not there, or to save what has not been typed. */
function wordsOf({ theirs, base, typed }: Meanwhile): string {
  const hasTyped = typed.length > 0;
  if (theirs.state === 'removed') return `publishing.conflict.${hasTyped ? 'removedWhileTyped' : 'removed'}`;
  if (differingFields(base.value, theirs.value).length === 0)
    return `publishing.conflict.${hasTyped ? 'movedWhileTyped' : 'moved'}`;
  return `publishing.conflict.${hasTyped ? 'changedWhileTyped' : 'changed'}`;
}
