import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** In a form of the library: leads to the first field that was refused when the form was sent (spec: operator-console.faults). */
export function LeadToFault() {
  const { submitCount } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (submitCount > 0)
      place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')?.focus();
  }, [submitCount]);
  return <span ref={place} hidden />;
}
