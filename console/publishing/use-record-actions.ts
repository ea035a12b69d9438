import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ContentKind, ContentRecord } from '../../contract/publishing.ts';
import { useKeyed } from '../app/keyed.ts';
import { basePath } from '../app/place.ts';
import { records, type Value } from './kind-calls.ts';
import { unreadableFields, useFaults } from './use-faults.ts';
import { usePutBack } from './use-put-back.ts';
import { type OpenRecord, typedSince, valuesNow } from './use-record.ts';
import type { Explain, Outcome, Run } from './use-run.ts';
import { useRunKeepingTyped } from './use-run-keeping-typed.ts';

interface Needs {
  kind: ContentKind;
  record: OpenRecord | undefined;
  run: Run;
  explain: Explain;
}

/** A space after the last word is not stored, and stays in the field in which somebody is about to type the next word. */
function spacesOfFocus(sent: Value, saved: Value): Value {
  const name = document.activeElement?.getAttribute('name') ?? '';
  const typed = sent[name];
  return typeof typed === 'string' && typed !== saved[name] && typed.trimEnd() === saved[name] ? { [name]: typed } : {};
}

/** Saves what was typed, where there is something to save. */
function useSaving({ kind, record, run }: Pick<Needs, 'kind' | 'record' | 'run'>) {
  const translate = useTranslate();
  const notify = useNotify();
  const { getValues, formState, reset, clearErrors } = useFormContext();
  const putBack = usePutBack();
  const showFaults = useFaults();
  const once = useKeyed();
  const recordOf = (outcome: Outcome): OpenRecord | undefined => {
    if (outcome.faults) showFaults(outcome.faults);
    return outcome.record;
  };

  const save = async (done?: string): Promise<OpenRecord | undefined> => {
    const unreadable = unreadableFields(translate('publishing.unreadable'));
    if (Object.keys(unreadable).length > 0) {
      showFaults(unreadable);
      return undefined;
    }
    const sent = valuesNow(getValues() as Value);
    // Of what was wrong nothing is left.
    clearErrors();
    if (record && !formState.isDirty) {
      if (done) notify('publishing.done.nothing');
      return record;
    }
    let typed: Value = {};
    const outcome = await run(
      async (version) => {
        const saved = await (record
          ? records.save({ ...record, version }, sent)
          : once((key) => records.create(kind, sent, key)));
        typed = { ...spacesOfFocus(sent, saved.value), ...typedSince(sent, getValues() as Value) };
        return saved;
      },
      {
        done,
        onShown: (saved) => {
          // What is saved is no longer unsaved, before anybody is led away; what was typed meanwhile stays typed.
          reset({ ...saved.value, id: saved.id });
          putBack(saved, typed);
        },
        isSave: true,
      },
    );
    return recordOf(outcome);
  };
  return { save, recordOf, showFaults, isDirty: formState.isDirty };
}

/** What the bar under a record does: each action saves first what was typed. */
export function useRecordActions(needs: Needs) {
  const { save, recordOf, showFaults, isDirty } = useSaving(needs);
  const runKeepingTyped = useRunKeepingTyped(needs.run);

  /** Saves, then does something to what is saved. */
  const afterSave = async (change: (saved: OpenRecord) => Promise<ContentRecord>, done: string) => {
    const saved = await save();
    if (!saved) return;
    return recordOf(await runKeepingTyped(saved.value, () => change(saved), done));
  };

  const preview = async () => {
    // Opened within the click, or the browser would hold it back.
    const tab = window.open('', '_blank');
    const saved = await save();
    const address = saved && (await addressOf(saved));
    if (tab && address) tab.location.href = previewAddress(address, saved.id);
    else tab?.close();
  };
  const addressOf = async (saved: OpenRecord): Promise<string | undefined> => {
    try {
      return (await records.check(saved)).address;
    } catch (error) {
      showFaults((await needs.explain(error)).faults);
      return undefined;
    }
  };

  return {
    isDirty,
    save: () => save('publishing.done.saved'),
    publish: () => afterSave((saved) => records.publish(saved), 'publishing.done.published'),
    plan: (moment: string) => afterSave((saved) => records.publish(saved, moment), 'publishing.done.planned'),
    preview,
  };
}

function previewAddress(address: string, id: string): string {
  const url = new URL(basePath + address, window.location.origin);
  url.searchParams.set('preview', id);
  return url.href;
}
