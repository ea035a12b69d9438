import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocation } from 'react-router';

/** Sentences by the names of their fields. */
export type Faults = Readonly<Record<string, string>>;

/** Shows the server's sentences by their fields, those too that a new record had at the address it was made at. */
export function useFaults(): (faults: Faults) => void {
  const { setError } = useFormContext();
  const { state } = useLocation() as { state: { faults?: Faults } | null };
  const showFaults = (faults: Faults) => {
    for (const [name, message] of Object.entries(faults)) setError(name, { type: 'server', message });
    const [first] = Object.keys(faults);
    if (first)
      document.querySelector<HTMLElement>(`[name="${first}"], [data-field="${first}"] [role=textbox]`)?.focus();
  };
  const showOfBefore = useEffectEvent(() => showFaults(state?.faults ?? {}));
  useEffect(() => {
    // The form sets itself up in an effect of its own, after this one, and would forget them.
    const timer = setTimeout(() => showOfBefore());
    return () => clearTimeout(timer);
  }, []);
  return showFaults;
}
