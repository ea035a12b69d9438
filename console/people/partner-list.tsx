import { DataTable, SearchInput, TextField, TextInput, useRecordContext } from 'react-admin';
import { inviteForPartner, inviteIntoPartner } from '../../contract/invitations-console.ts';
import type { ConsolePartner, ConsolePartnerPerson } from '../../contract/partners-console.ts';
import type { ConsoleSubscriber } from '../../contract/subscribers-console.ts';
import { ActionButton } from '../app/action-button.tsx';
import { ConsoleList } from '../app/console-list.tsx';
import { CreateScreen } from '../app/create-screen.tsx';
import { EmailInput } from '../app/email-input.tsx';
import { MomentField } from '../app/moment-field.tsx';
import { RecordForm } from '../app/record-form.tsx';
import { request } from '../app/request.ts';
import { HistoryOfPartner } from './record-history.tsx';
import { RelatedList } from './related-list.tsx';
import { RelatedInvitations } from './related-lists.tsx';
import { ShowFrame } from './show-frame.tsx';

/** The partners by name, with how many people work in their cabinets. */
export function PartnerList() {
  return (
    <ConsoleList<ConsolePartner>
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      sort={{ field: 'name', order: 'ASC' }}
      lines={{
        primaryText: ({ name }) => name,
        secondaryText: ({ city, phone }) => [city, phone].filter(Boolean).join(', '),
      }}
    >
      <DataTable.Col source="name" />
      <DataTable.Col source="city" />
      <DataTable.Col source="code" />
      <DataTable.Col source="phone" disableSort sx={{ whiteSpace: 'nowrap' }} />
      <DataTable.Col source="mail" disableSort />
      <DataTable.NumberCol source="people" disableSort />
    </ConsoleList>
  );
}

/** A new partner, whose first person comes by an invitation. */
export function PartnerCreate() {
  return (
    <CreateScreen resource="service-partners" redirect="show">
      <RecordForm>
        <TextInput source="name" />
        <TextInput source="city" />
        <TextInput source="phone" />
        <EmailInput source="email" label="people.firstEmail" helperText="people.firstEmailHelp" />
      </RecordForm>
    </CreateScreen>
  );
}

/** One partner with its people, its organisations and its invitations. */
export function PartnerScreen() {
  return (
    <ShowFrame actions={<PartnerActions />} related={<OfPartner />} history={<HistoryOfPartner />}>
      <TextField source="name" />
      <TextField source="city" />
      <TextField source="code" />
      <TextField source="phone" emptyText="—" />
      <TextField source="mail" emptyText="—" />
    </ShowFrame>
  );
}

function PartnerActions() {
  const partner = useRecordContext<ConsolePartner>();
  if (!partner) return null;
  const { id: partnerId, name } = partner;
  return (
    <>
      <ActionButton
        words="people.inviteToCabinet"
        about={{ name }}
        initial={{ email: '' }}
        act={({ email }, key) => request(inviteIntoPartner, { body: { key, partnerId, email: String(email ?? '') } })}
      >
        <EmailInput source="email" label="people.email" />
      </ActionButton>
      <ActionButton
        words="people.inviteCustomer"
        about={{ name }}
        initial={{ email: '', customerName: '', tariffName: '', note: '' }}
        act={({ email, customerName, tariffName, note }, key) =>
          request(inviteForPartner, {
            body: {
              key,
              partnerId,
              email: String(email ?? ''),
              customerName: String(customerName ?? ''),
              tariffName: String(tariffName ?? ''),
              note: String(note ?? ''),
            },
          })
        }
      >
        <TextInput source="customerName" label="people.customerName" />
        <EmailInput source="email" label="people.email" />
        <TextInput source="tariffName" label="people.tariffHint" />
        <TextInput source="note" label="people.note" />
      </ActionButton>
    </>
  );
}

function OfPartner() {
  return (
    <>
      <RelatedList<ConsolePartnerPerson>
        title="people.lists.people"
        reference="partner-people"
        target="partnerId"
        sort="since"
        rowClick={false}
        lines={{ primaryText: ({ name, login }) => name || login, secondaryText: ({ email }) => email }}
      >
        <DataTable.Col source="name" />
        <DataTable.Col source="login" disableSort />
        <DataTable.Col source="email" disableSort />
      </RelatedList>
      <RelatedList<ConsoleSubscriber>
        title="people.lists.customers"
        reference="subscribers"
        target="partnerId"
        sort="createdAt"
        lines={{ primaryText: ({ name }) => name, secondaryText: ({ code }) => code }}
      >
        <DataTable.Col source="name" />
        <DataTable.Col source="code" />
      </RelatedList>
      <RelatedInvitations target="partnerId" />
    </>
  );
}

/** Who works in which partner's cabinet, by name. */
export function PartnerPeopleList() {
  return (
    <ConsoleList<ConsolePartnerPerson>
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      sort={{ field: 'name', order: 'ASC' }}
      lines={{
        primaryText: ({ name, login }) => name || login,
        secondaryText: ({ partnerName }) => partnerName,
        rowClick: (id) => `/users/${id}/show`,
      }}
    >
      <DataTable.Col source="name" />
      <DataTable.Col source="login" disableSort />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col source="partnerName" disableSort />
      <DataTable.Col source="since">
        <MomentField source="since" />
      </DataTable.Col>
    </ConsoleList>
  );
}
