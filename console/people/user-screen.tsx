import { DataTable, Labeled, TextField, useRecordContext } from 'react-admin';
import type { ConsoleSession, ConsoleUser } from '../../contract/identity-console.ts';
import type { ConsoleMember } from '../../contract/members-console.ts';
import { addMember } from '../../contract/members-console.ts';
import { ActionButton } from '../app/action-button.tsx';
import { dayOf, MomentField } from '../app/moment-field.tsx';
import { PickRecord } from '../app/pick-record.tsx';
import { request } from '../app/request.ts';
import { MemberActions, RoleField, RoleInput } from './member-actions.tsx';
import { HistoryOfUser } from './record-history.tsx';
import { RecordLink } from './record-link.tsx';
import { RelatedList } from './related-list.tsx';
import { RelatedApplications, RelatedInvitations } from './related-lists.tsx';
import { EndSession } from './session-list.tsx';
import { ShowFrame } from './show-frame.tsx';
import { UserActions } from './user-actions.tsx';
import { AccountState, NewsConsent, Phone, Roles } from './user-list.tsx';

/** One account with its organisations and sessions, the applications it added and the invitations it accepted. */
export function UserScreen() {
  return (
    <ShowFrame actions={<UserActions />} related={<OfUser />} history={<HistoryOfUser />}>
      <TextField source="name" emptyText="—" />
      <TextField source="login" />
      <TextField source="email" emptyText="—" />
      <Labeled source="phone">
        <Phone emptyText="—" />
      </Labeled>
      <Labeled source="roles">
        <Roles />
      </Labeled>
      <RecordLink resource="service-partners" id="partnerId" name="partnerName" />
      <Labeled source="blocked">
        <AccountState />
      </Labeled>
      <MomentField source="createdAt" />
      <Labeled source="newsConsent">
        <NewsConsent />
      </Labeled>
    </ShowFrame>
  );
}

function OfUser() {
  return (
    <>
      <Organizations />
      <Sessions />
      <RelatedApplications target="createdBy" />
      <RelatedInvitations target="usedBy" />
    </>
  );
}

function Organizations() {
  return (
    <RelatedList<ConsoleMember>
      title="people.lists.organizations"
      reference="members"
      target="userId"
      sort="since"
      rowClick={false}
      actions={<JoinButton />}
      lines={{
        primaryText: () => (
          <>
            <RecordLink resource="subscribers" id="subscriberId" name="subscriberName" />, <RoleField />
          </>
        ),
        tertiaryText: () => <MemberActions />,
      }}
    >
      <DataTable.Col source="subscriberName" disableSort>
        <RecordLink resource="subscribers" id="subscriberId" name="subscriberName" />
      </DataTable.Col>
      <DataTable.Col source="role" disableSort>
        <RoleField />
      </DataTable.Col>
      <DataTable.Col source="since">
        <MomentField source="since" />
      </DataTable.Col>
      <DataTable.Col label="people.actions">
        <MemberActions />
      </DataTable.Col>
    </RelatedList>
  );
}

function Sessions() {
  return (
    <RelatedList<ConsoleSession>
      title="people.lists.sessions"
      reference="sessions"
      target="userId"
      sort="createdAt"
      rowClick={false}
      lines={{
        primaryText: ({ device }) => device,
        secondaryText: ({ address, createdAt }) => [address, dayOf(createdAt)].filter(Boolean).join(', '),
        tertiaryText: () => <EndSession />,
      }}
    >
      <DataTable.Col source="device" disableSort />
      <DataTable.Col source="address" disableSort />
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
      <DataTable.Col source="lastSeenAt" disableSort>
        <MomentField source="lastSeenAt" />
      </DataTable.Col>
      <DataTable.Col label="people.actions">
        <EndSession />
      </DataTable.Col>
    </RelatedList>
  );
}

function JoinButton() {
  const user = useRecordContext<ConsoleUser>();
  if (!user) return null;
  return (
    <ActionButton
      words="people.join"
      about={{ name: user.name || user.login }}
      initial={{ role: 'user' }}
      act={({ subscriberId, role }, key) =>
        request(addMember, {
          body: { key, userId: user.id, subscriberId: String(subscriberId ?? ''), role: role as 'user' },
        })
      }
    >
      <PickRecord reference="subscribers" source="subscriberId" label="people.organization" />
      <RoleInput />
    </ActionButton>
  );
}
