import { Show, SimpleShowLayout, TextField } from 'react-admin';

import { MomentField } from '../app/moment-field.tsx';

/** One question with what is needed to answer it. */
export function EnquiryScreen() {
  return (
    <Show>
      <SimpleShowLayout>
        <MomentField source="createdAt" />
        <TextField source="name" />
        <TextField source="phone" emptyText="—" />
        <TextField source="email" emptyText="—" />
        <TextField source="text" sx={{ whiteSpace: 'pre-wrap' }} />
      </SimpleShowLayout>
    </Show>
  );
}
