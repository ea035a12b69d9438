import { DataTable, FunctionField, TextField, useRecordContext, useTranslate } from 'react-admin';
import { inviteIntoOrganization } from '../../contract/invitations-console.ts';
import type { ConsoleMember } from '../../contract/members-console.ts';
import { accessInWords, atTheBeginning } from '../../contract/subscribers-access.words.ts';
import type { ConsoleSubscriber, ConsoleSubscription } from '../../contract/subscribers-console.ts';
import { ActionButton } from '../app/action-button.tsx';
import { EmailInput } from '../app/email-input.tsx';
import { MomentField } from '../app/moment-field.tsx';
import { request } from '../app/request.ts';
import { readDay } from '../app/server-day.ts';
import { MemberActions, RoleField, RoleInput } from './member-actions.tsx';
import { HistoryOfOrganization } from './record-history.tsx';
import { RecordLink } from './record-link.tsx';
import { RelatedList } from './related-list.tsx';
import { RelatedApplications, RelatedInvitations } from './related-lists.tsx';
import { ShowFrame } from './show-frame.tsx';
import { GiveSubscription } from './subscription-actions.tsx';
import { DayField, DaysInLine, SubscriptionState } from './subscription-list.tsx';

/** One organisation with its people, subscriptions, applications and invitations. */
export function OrganizationScreen() {
  return (
    <ShowFrame related={<OfOrganization />} history={<HistoryOfOrganization />}>
      <TextField source="name" />
      <TextField source="code" />
      <RecordLink resource="service-partners" id="partnerId" name="partnerName" />
      <AccessField source="openUntil" label="people.access" />
      <MomentField source="createdAt" />
    </ShowFrame>
  );
}

/** The access to the applications, in the words of the sites of customer and partner. */
function AccessField({ source }: { source: 'openUntil'; label: string }) {
  const translate = useTranslate();
  return (
    <FunctionField<ConsoleSubscriber>
      source={source}
      // Right after it was made the record has what was typed alone.
      render={({ openUntil = null, isEndless }) =>
        openUntil === null && !isEndless
          ? translate('people.accessOpen')
          : atTheBeginning(accessInWords({ openUntil, state: openUntil && openUntil < readDay() ? 'closed' : 'open' }))
      }
    />
  );
}

function InviteButton() {
  const organization = useRecordContext<ConsoleSubscriber>();
  if (!organization) return null;
  return (
    <ActionButton
      words="people.invite"
      about={{ name: organization.name }}
      initial={{ role: 'user', email: '' }}
      act={({ email, role }, key) =>
        request(inviteIntoOrganization, {
          body: { key, subscriberId: organization.id, email: String(email ?? ''), role: role as 'user' },
        })
      }
    >
      <EmailInput source="email" label="people.email" />
      <RoleInput />
    </ActionButton>
  );
}

function OfOrganization() {
  return (
    <>
      <Members />
      <Subscriptions />
      <RelatedApplications target="subscriberId" />
      <RelatedInvitations target="subscriberId" />
    </>
  );
}

function Members() {
  return (
    <RelatedList<ConsoleMember>
      title="people.lists.people"
      reference="members"
      target="subscriberId"
      sort="since"
      rowClick={false}
      actions={<InviteButton />}
      lines={{
        primaryText: () => (
          <>
            <RecordLink resource="users" id="userId" name="userName" orElse="userLogin" />, <RoleField />
          </>
        ),
        tertiaryText: () => <MemberActions />,
      }}
    >
      <DataTable.Col source="userName" disableSort>
        <RecordLink resource="users" id="userId" name="userName" orElse="userLogin" />
      </DataTable.Col>
      <DataTable.Col source="userEmail" disableSort />
      <DataTable.Col source="role" disableSort>
        <RoleField />
      </DataTable.Col>
      <DataTable.Col label="people.actions">
        <MemberActions />
      </DataTable.Col>
    </RelatedList>
  );
}

function Subscriptions() {
  return (
    <RelatedList<ConsoleSubscription>
      title="people.lists.subscriptions"
      reference="subscriptions"
      target="subscriberId"
      sort="createdAt"
      actions={<GiveSubscription />}
      lines={{
        primaryText: ({ tariffName }) => tariffName,
        secondaryText: ({ state, dateEnd }) => (
          <>
            <SubscriptionState />
            {(dateEnd || state === 'later') && ': '}
            <DaysInLine />
          </>
        ),
      }}
    >
      <DataTable.Col source="tariffName" disableSort />
      <DataTable.NumberCol source="quantity" disableSort />
      <DataTable.Col source="dateBegin" disableSort>
        <DayField source="dateBegin" />
      </DataTable.Col>
      <DataTable.Col source="dateEnd">
        <DayField source="dateEnd" />
      </DataTable.Col>
      <DataTable.Col source="state" disableSort>
        <SubscriptionState />
      </DataTable.Col>
    </RelatedList>
  );
}
