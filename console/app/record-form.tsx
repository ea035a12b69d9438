import { useLayoutEffect, useRef } from 'react';
import { SimpleForm, type SimpleFormProps, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FocusAfterSaving } from './focus-after-saving.tsx';
import { keepFocus } from './keep-focus.ts';
import { LeadToFault } from './lead-to-fault.tsx';

/** The form of a record; what the server refuses in it has the focus, and whoever leaves it unsaved is asked first. */
export function RecordForm({ children, ...form }: SimpleFormProps) {
  const isNew = useRecordContext() === undefined;
  return (
    <SimpleForm warnWhenUnsavedChanges {...form}>
      {children}
      <LeadToFault />
      {isNew ? <StillWhileSaving /> : <FocusAfterSaving />}
    </SimpleForm>
  );
}

/** Whoever makes a record leaves its form when it is made: what they typed meanwhile would go with it, so it takes nothing then. */
function StillWhileSaving() {
  const { isSubmitting } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (!form || !isSubmitting) return;
    const returnFocus = keepFocus();
    form.inert = true;
    return () => {
      form.inert = false;
      returnFocus();
    };
  }, [isSubmitting]);
  return <span ref={place} hidden />;
}
