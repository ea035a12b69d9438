import { DataTable, SearchInput, TextField, TextInput } from 'react-admin';
import type { ConsoleSubscriber } from '../../contract/subscribers-console.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { CreateScreen } from '../app/create-screen.tsx';
import { EditScreen } from '../app/edit-screen.tsx';
import { EmailInput } from '../app/email-input.tsx';
import { MomentField } from '../app/moment-field.tsx';
import { PickRecord } from '../app/pick-record.tsx';
import { RecordForm } from '../app/record-form.tsx';
import { RecordLink } from './record-link.tsx';

/** The organisations, the newest first. */
export function OrganizationList() {
  return (
    <ConsoleList<ConsoleSubscriber>
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <PickRecord
          reference="service-partners"
          key="p"
          source="partnerId"
          label="people.partner"
          isRequired={false}
          isFilter
        />,
      ]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      lines={{
        primaryText: ({ name }) => name,
        secondaryText: ({ code, partnerName }) => [code, partnerName].filter(Boolean).join(', '),
      }}
    >
      <DataTable.Col source="name" />
      <DataTable.Col source="code" />
      <DataTable.Col source="partnerName" disableSort>
        <RecordLink resource="service-partners" id="partnerId" name="partnerName" />
      </DataTable.Col>
      <DataTable.NumberCol source="people" disableSort />
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </ConsoleList>
  );
}

/** What an organisation is called and who serves it. */
export function OrganizationEdit() {
  return (
    <EditScreen resource="subscribers" fields={['name', 'partnerName']}>
      <TextInput source="name" />
      <PickRecord reference="service-partners" source="partnerId" label="people.partner" isRequired={false} />
      <TextField source="code" />
    </EditScreen>
  );
}

/** An organisation may have no partner; a field that nobody has touched would not be sent. */
const untouched = { partnerId: null };

/** A new organisation, whose owner comes by an invitation. */
export function OrganizationCreate() {
  return (
    <CreateScreen resource="subscribers" redirect="show">
      <RecordForm defaultValues={untouched}>
        <TextInput source="name" />
        <PickRecord reference="service-partners" source="partnerId" label="people.partner" isRequired={false} />
        <EmailInput source="email" label="people.ownerEmail" helperText="people.ownerEmailHelp" />
      </RecordForm>
    </CreateScreen>
  );
}
