import { SimpleForm, type SimpleFormProps } from 'react-admin';
import { LeadToFault } from './lead-to-fault.tsx';

/** The form of a record; what the server refuses in it has the focus. */
export function RecordForm({ children, ...form }: SimpleFormProps) {
  return (
    <SimpleForm {...form}>
      {children}
      <LeadToFault />
    </SimpleForm>
  );
}
