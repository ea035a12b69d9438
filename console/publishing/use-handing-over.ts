import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { differingFields } from '../app/word-changes.ts';
import { handOver, takeOver } from './handed-over.ts';
import type { Value } from './kind-calls.ts';
import { type Faults, useFaults } from './use-faults.ts';
import { type OpenRecord, withoutId } from './use-record.ts';

/**
 * The form of a new record is followed by the one at the record's own address, which takes over what was typed meanwhile,
 * to the last letter, and the faults that are to be shown. Returns what is to be called before that address opens.
 */
export function useHandingOver(id: string | undefined): (saved: OpenRecord, faults?: Faults) => void {
  const { getValues, setValue, reset } = useFormContext();
  const showFaults = useFaults();
  const left = useRef<{ saved: OpenRecord; faults: Faults; typed: Value }>(undefined);

  const typedBeside = (saved: OpenRecord): Value => {
    const value = withoutId(getValues() as Value);
    return Object.fromEntries(differingFields(saved.value, value).map((name) => [name, value[name]]));
  };
  const take = useEffectEvent(() => {
    const handed = takeOver(id ?? '');
    for (const [name, value] of Object.entries(handed?.typed ?? {})) setValue(name, value, { shouldDirty: true });
    showFaults(handed?.faults ?? {});
  });
  const leave = useEffectEvent(() => {
    if (!left.current) return;
    const { saved, faults, typed } = left.current;
    handOver(saved.id, { faults, typed: { ...typed, ...typedBeside(saved) } });
  });
  useEffect(() => {
    // The form sets itself up in an effect of its own, after this one, and would forget them.
    const timer = setTimeout(() => take());
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);

  return (saved, faults = {}) => {
    left.current = { saved, faults, typed: typedBeside(saved) };
    // A form with unsaved changes would not let go.
    reset({ ...saved.value, id: saved.id });
  };
}
