import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * What was typed, pasted or filled in before hydration is a value like any other: react-hook-form reads it when it
 * registers the input. A field that was filled and left before is checked here, as it would have been on leaving.
 */
export function useEarlyErrors<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  names: readonly FieldPath<Values>[],
): void {
  const check = useEffectEvent(() => {
    const current = document.activeElement?.getAttribute('name');
    const left = names.filter((name) => name !== current && form.getFieldState(name).isDirty);
    if (left.length > 0) void form.trigger(left, { shouldTouch: true });
  });
  useEffect(() => check(), []);
}
