import {
  DataTable,
  FunctionField,
  Labeled,
  SearchInput,
  SelectField,
  SelectInput,
  TextField,
  TextInput,
  useRecordContext,
} from 'react-admin';
import {
  colleagueInvitationWords,
  invitationGroupWords,
  invitationStateWords,
} from '../../contract/invitations.words.ts';
import { type ConsoleInvitation, resendInvitation, revokeInvitation } from '../../contract/invitations-console.ts';
import { invitationKinds, invitationLists } from '../../contract/invitations-console.values.ts';
import { ActionButton } from '../app/action-button.tsx';
import { ConsoleList } from '../app/console-list.tsx';
import { dayOf, MomentField } from '../app/moment-field.tsx';
import { request } from '../app/request.ts';
import { memberRoles } from './member-actions.tsx';
import { HistoryOfRecord } from './record-history.tsx';
import { RecordLink } from './record-link.tsx';
import { ShowFrame } from './show-frame.tsx';

const choices = (group: string, ids: readonly string[]) => ids.map((id) => ({ id, name: `people.${group}.${id}` }));
const kinds = choices('invitationKinds', invitationKinds);
const shown = invitationLists.map((id) => ({
  id,
  name: id === 'bounced' ? 'people.bouncedInvitations' : invitationGroupWords[id],
}));

/** The same in words. */
export const invitationState = ({ kind, state }: ConsoleInvitation) =>
  (kind === 'customer' ? invitationStateWords : colleagueInvitationWords)[state];

/** What became of an invitation. */
export const InvitationState = () => <FunctionField<ConsoleInvitation> source="state" render={invitationState} />;

/** The invitations, the newest first. */
export function InvitationList() {
  return (
    <ConsoleList<ConsoleInvitation>
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput key="show" source="show" label="people.invitationShow" choices={shown} alwaysOn />,
        <SelectInput key="kind" source="kind" choices={kinds} alwaysOn sx={{ minWidth: 210 }} />,
      ]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      lines={{
        primaryText: ({ email }) => email,
        secondaryText: (invitation) => {
          const { customerName, subscriberName, partnerName } = invitation;
          return `${invitationState(invitation)}: ${customerName || subscriberName || partnerName}`;
        },
        tertiaryText: ({ createdAt }) => dayOf(createdAt),
      }}
    >
      <DataTable.Col source="email" disableSort />
      <DataTable.Col source="kind" disableSort>
        <SelectField source="kind" choices={kinds} />
      </DataTable.Col>
      <DataTable.Col source="customerName" disableSort />
      <DataTable.Col source="partnerName" disableSort />
      <DataTable.Col source="subscriberName" disableSort />
      <DataTable.Col source="state" disableSort>
        <InvitationState />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </ConsoleList>
  );
}

/** One invitation, which can be sent again and revoked. */
export function InvitationScreen() {
  return (
    <ShowFrame actions={<InvitationActions />} history={<HistoryOfRecord />}>
      <TextField source="email" />
      <SelectField source="kind" choices={kinds} />
      <TextField source="customerName" emptyText="—" />
      <RecordLink resource="service-partners" id="partnerId" name="partnerName" />
      <RecordLink resource="subscribers" id="subscriberId" name="subscriberName" />
      <SelectField source="role" choices={memberRoles} emptyText="—" />
      <TextField source="tariffName" emptyText="—" />
      <TextField source="note" emptyText="—" />
      <Labeled source="state">
        <InvitationState />
      </Labeled>
      <RecordLink resource="users" id="createdBy" name="createdByName" />
      <RecordLink resource="users" id="usedBy" name="usedByName" />
      <MomentField source="createdAt" />
      <MomentField source="sentAt" emptyText="—" />
      <MomentField source="expiresAt" />
      <MomentField source="usedAt" emptyText="—" />
      <TextField source="revokedReason" emptyText="—" />
    </ShowFrame>
  );
}

function InvitationActions() {
  const invitation = useRecordContext<ConsoleInvitation>();
  if (!invitation) return null;
  const { id, email, state } = invitation;
  const params = { id };
  const isOver = state === 'used' || state === 'revoked';
  return (
    <>
      <ActionButton
        words="people.resend"
        about={{ email }}
        disabled={isOver}
        act={(_, key) => request(resendInvitation, { params, body: { key } })}
      />
      <ActionButton
        words="people.revoke"
        about={{ email }}
        disabled={isOver || state === 'expired'}
        isDangerous
        act={({ reason }) => request(revokeInvitation, { params, body: { reason: String(reason ?? '') } })}
      >
        <TextInput source="reason" label="people.reason" />
      </ActionButton>
    </>
  );
}
