import { SimpleForm, type SimpleFormProps } from 'react-admin';
import { LeadToFault } from './lead-to-fault.tsx';

/** The form of a record; what the server refuses in it has the focus, and whoever leaves it unsaved is asked first. */
export function RecordForm({ children, ...form }: SimpleFormProps) {
  return (
    <SimpleForm warnWhenUnsavedChanges {...form}>
      {children}
      <LeadToFault />
    </SimpleForm>
  );
}
