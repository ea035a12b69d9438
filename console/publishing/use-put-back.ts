import { useFormContext } from 'react-hook-form';
import type { Value } from './kind-calls.ts';
import type { OpenRecord } from './use-record.ts';

/**
 * Puts what is typed and not saved back over what is stored, which the form has just begun anew with. All at once: a list
 * that is given alone keeps the length that it is stored with.
 */
export function usePutBack() {
  const { reset } = useFormContext();
  return ({ value, id }: OpenRecord, typed: Value): void => {
    if (Object.keys(typed).length > 0) reset({ ...value, ...typed, id }, { keepDefaultValues: true });
  };
}
