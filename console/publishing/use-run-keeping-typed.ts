import { useFormContext } from 'react-hook-form';
import type { ContentRecord } from '../../contract/publishing.ts';
import type { Value } from './kind-calls.ts';
import { usePutBack } from './use-put-back.ts';
import { typedSince } from './use-record.ts';
import type { Done, Run } from './use-run.ts';

/** `run` for what changes where a record stands and not its words: what is typed and not saved stays in the form. */
export function useRunKeepingTyped(run: Run) {
  const { getValues } = useFormContext();
  const putBack = usePutBack();
  return (saved: Value, change: (at: number) => Promise<ContentRecord>, done: Done) => {
    let typed: Value = {};
    return run(
      async (at) => {
        const changed = await change(at);
        typed = typedSince(saved, getValues() as Value);
        return changed;
      },
      { done, onShown: (shown) => putBack(shown, typed) },
    );
  };
}
