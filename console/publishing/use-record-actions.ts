import { useTranslate } from 'react-admin';
import { get, set, useFormContext } from 'react-hook-form';
import type { ContentKind, ContentRecord } from '../../contract/publishing.ts';
import type { ContentReaders } from '../../contract/publishing.values.ts';
import { useKeyed } from '../app/keyed.ts';
import { basePath } from '../app/place.ts';
import { records, type Value } from './kind-calls.ts';
import { unreadableFields, useFaults } from './use-faults.ts';
import { usePutBack } from './use-put-back.ts';
import { type OpenRecord, typedSince, valuesNow } from './use-record.ts';
import type { Done, Explain, Look, Outcome, Run } from './use-run.ts';
import { useRunKeepingTyped } from './use-run-keeping-typed.ts';

interface Needs {
  kind: ContentKind;
  record: OpenRecord | undefined;
  run: Run;
  explain: Explain;
  look: Look;
}

/** A space after the last word is not stored, and stays in the field in which somebody is about to type the next word. */
function spacesOfFocus(sent: Value, saved: Value): Value {
  const name = document.activeElement?.getAttribute('name') ?? '';
  const [typed, kept]: unknown[] = [get(sent, name), get(saved, name)];
  if (typeof typed !== 'string' || typed === kept || typed.trimEnd() !== kept) return {};
  // Of an entry the whole list is given.
  const [field = ''] = name.split('.');
  const value = structuredClone({ [field]: saved[field] });
  set(value, name, typed);
  return value;
}

/** Saves what was typed, where there is something to save. */
function useSaving({ kind, record, run, look }: Omit<Needs, 'explain'>) {
  const translate = useTranslate();
  const { getValues, formState, reset, clearErrors } = useFormContext();
  const putBack = usePutBack();
  const showFaults = useFaults();
  const once = useKeyed();
  const shown = ({ record: changed, faults }: Outcome): OpenRecord | undefined => {
    if (faults) showFaults(faults);
    return changed;
  };

  const save = async (done?: string): Promise<Outcome> => {
    const unreadable = unreadableFields(translate('publishing.unreadable'));
    if (Object.keys(unreadable).length > 0) return { faults: unreadable };
    const sent = valuesNow(getValues() as Value);
    // Of what was wrong nothing is left.
    clearErrors();
    if (record && !formState.isDirty) {
      if (done) await look();
      return { record };
    }
    let typed: Value = {};
    return run(
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
  };
  return { save, shown, showFaults, isDirty: formState.isDirty };
}

/** What the bar under a record does: each action saves first what was typed. */
export function useRecordActions(needs: Needs) {
  const { save, shown, showFaults, isDirty } = useSaving(needs);
  const runKeepingTyped = useRunKeepingTyped(needs.run);

  /** Saves, then does something to what is saved. */
  const afterSave = async (change: (saved: OpenRecord) => Promise<ContentRecord>, done: Done): Promise<Outcome> => {
    const outcome = await save();
    const saved = outcome.record;
    return saved ? runKeepingTyped(saved.value, () => change(saved), done) : outcome;
  };

  const preview = async () => {
    // Opened within the click, or the browser would hold it back.
    const tab = window.open('', '_blank');
    const saved = shown(await save());
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
    save: async () => shown(await save('publishing.done.saved')),
    publish: async () => shown(await afterSave((saved) => records.publish(saved), publishedFor)),
    /** Where it is refused, whoever has asked for the time shows why. */
    plan: (moment: string) => afterSave((saved) => records.publish(saved, moment), 'publishing.done.planned'),
    preview,
    showFaults,
  };
}

const publishedWords: Readonly<Record<ContentReaders, string>> = {
  everybody: 'publishing.done.published.everybody',
  'signed-in': 'publishing.done.published.signed-in',
  nobody: 'publishing.done.published.nobody',
};

/** Who sees it now: of a closed category only whoever has signed in. */
const publishedFor: Done = ({ readers }) => publishedWords[readers];

function previewAddress(address: string, id: string): string {
  const url = new URL(basePath + address, window.location.origin);
  url.searchParams.set('preview', id);
  return url.href;
}
