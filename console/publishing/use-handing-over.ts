import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { handOver, takeOver } from './handed-over.ts';
import type { Value } from './kind-calls.ts';
import { type Faults, useFaults } from './use-faults.ts';
import { type OpenRecord, typedSince } from './use-record.ts';

/** A wish to save that is kept until nothing else is being done. */
export interface SaveAsked {
  readonly isSaveAsked: boolean;
  readonly askToSave: (isAsked: boolean) => void;
}

interface HandingOver {
  /** To be called before the record's own address opens. */
  readonly handOver: (saved: OpenRecord, faults?: Faults) => void;
  /** Whether that was called: another form takes the place of this one. */
  readonly isReplaced: () => boolean;
}

/**
 * The form of a new record is followed by the one at the record's own address, which takes over what was typed meanwhile,
 * to the last letter, whether that was to be saved, and the faults that are to be shown.
 */
export function useHandingOver(id: string | undefined, { isSaveAsked, askToSave }: SaveAsked): HandingOver {
  const { getValues, setValue, reset } = useFormContext();
  const showFaults = useFaults();
  const left = useRef<{ saved: OpenRecord; faults: Faults; typed: Value }>(undefined);

  const typedBeside = (saved: OpenRecord) => typedSince(saved.value, getValues() as Value);
  const take = useEffectEvent(() => {
    const handed = takeOver(id ?? '');
    for (const [name, value] of Object.entries(handed?.typed ?? {})) setValue(name, value, { shouldDirty: true });
    showFaults(handed?.faults ?? {});
    if (handed?.isSaveAsked) askToSave(true);
  });
  const leave = useEffectEvent(() => {
    if (!left.current) return;
    const { saved, faults, typed } = left.current;
    handOver(saved.id, { faults, typed: { ...typed, ...typedBeside(saved) }, isSaveAsked });
  });
  useEffect(() => {
    // The form sets itself up in an effect of its own, after this one, and would forget them.
    const timer = setTimeout(() => take());
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, []);

  return {
    handOver: (saved, faults = {}) => {
      left.current = { saved, faults, typed: typedBeside(saved) };
      // A form with unsaved changes would not let go.
      reset({ ...saved.value, id: saved.id });
    },
    isReplaced: () => left.current !== undefined,
  };
}
