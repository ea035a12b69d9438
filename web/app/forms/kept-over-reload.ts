import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { quietly } from '../session/quietly.ts';
import type { Form } from './use-form.ts';

/** Keeps what was typed in the tab's own storage, from the moment the page goes until its form is there again. */
export function storeTyped(storageKey: string, typed: object): void {
  quietly(() => sessionStorage.setItem(storageKey, JSON.stringify(typed)));
}

/** Gives what was stored, once; on any other way to the page than a reload or Back it is forgotten. */
export function takeTyped<Typed>(storageKey: string): Typed | undefined {
  return quietly(() => {
    const text = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return text !== null && isBack() ? (JSON.parse(text) as Typed) : undefined;
  });
}

/** Whether this page came by a reload, or by Back or Forward from a page of another load. */
function isBack(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'reload' || opened?.type === 'back_forward';
}

/** Gives the fields back what was typed, but for what has been typed anew since. */
export function fillEmpty<Values extends FieldValues>(
  form: Pick<Form<Values>, 'values' | 'setValue' | 'check'>,
  typed: Partial<Values>,
): void {
  for (const name of Object.keys(typed) as FieldPath<Values>[])
    if (typed[name] && !form.values(name))
      form.setValue(name, typed[name] as FieldPathValue<Values, typeof name>, { shouldDirty: true });
  void form.check([]);
}
