import { useEffect, useEffectEvent, useRef } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { differingFields } from './word-changes.ts';

interface KeepTypingProps {
  /** Whether all that is unsaved stays when the record is changed beside the form; else what is typed while it is saved. */
  always?: boolean;
  /** Hears of a record in which somebody else has changed what is typed here and not saved. */
  onContested?: (record: RaRecord) => void;
}

/** In a form of the library that stays where it is: what was typed stands when the form begins anew with a changed record. */
export function KeepTyping({ always = false, onContested }: KeepTypingProps) {
  const { getValues, setValue } = useFormContext();
  const { isSubmitting, defaultValues } = useFormState();
  const record = useRecordContext();
  const sent = useRef<Record<string, unknown>>(undefined);
  const keep = useEffectEvent(() => {
    const values = getValues();
    const known = sent.current ?? (always ? defaultValues : undefined);
    const typed = known ? differingFields(known, values) : [];
    const changed = known && record && !sent.current ? differingFields(known, record) : [];
    // What a try whose answer was lost has saved is in both.
    const contested = record ? differingFields(values, record).filter((name) => changed.includes(name)) : [];
    if (record && typed.some((name) => contested.includes(name))) onContested?.(record);
    // The form begins anew in an effect as well, which comes after this one.
    queueMicrotask(() => {
      for (const name of typed) setValue(name, values[name], { shouldDirty: true });
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form begins anew with the record
  useEffect(() => keep(), [record]);
  useEffect(() => {
    sent.current = isSubmitting ? getValues() : undefined;
  }, [isSubmitting, getValues]);
  return null;
}
