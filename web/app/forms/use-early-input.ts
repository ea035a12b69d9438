import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a controlled field of a form that the server renders: returns its ref, and calls `take` with what was typed or
 * chosen before hydration, which React would otherwise overwrite at its next render.
 */
export function useEarlyInput<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  take: (value: string) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is hydrated
  useEffect(() => {
    if (field.current && field.current.value !== value) take(field.current.value);
  }, []);
  return field;
}
