import { useEffect, useEffectEvent, useRef } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { differingFields } from './word-changes.ts';

interface KeepTypingProps {
  /** Hears of a record in which somebody else has changed what is typed here and not saved. */
  onContested?: (record: RaRecord) => void;
}

/** In a form of the library that stays where it is: what was typed stands when the form begins anew with a changed record. */
export function KeepTyping({ onContested }: KeepTypingProps) {
  const { getValues, setValue } = useFormContext();
  const { isSubmitting, isSubmitSuccessful, defaultValues } = useFormState();
  const record = useRecordContext();
  const sent = useRef<Record<string, unknown>>(undefined);
  const keep = useEffectEvent(() => {
    const values = getValues();
    const known = sent.current ?? defaultValues;
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
    if (isSubmitting) sent.current = getValues();
    // The record as it was saved can arrive after the end of the save, and begins the form anew.
    else if (!isSubmitSuccessful) sent.current = undefined;
  }, [isSubmitting, isSubmitSuccessful, getValues]);
  return null;
}
