import { DataTable } from 'react-admin';
import type { ConsoleApplication } from '../../contract/applications-console.ts';
import type { ConsoleInvitation } from '../../contract/invitations-console.ts';
import { dayOf, MomentField } from '../app/moment-field.tsx';
import { ApplicationStatus } from './application-list.tsx';
import { InvitationState, invitationState } from './invitation-list.tsx';
import { RelatedList } from './related-list.tsx';

/** The applications of an organisation, or those that a person has added, whichever organisation has them. */
export function RelatedApplications({ target }: { target: 'createdBy' | 'subscriberId' }) {
  return (
    <RelatedList<ConsoleApplication>
      title={`people.lists.${target === 'createdBy' ? 'addedApplications' : 'applications'}`}
      reference="applications"
      target={target}
      sort="createdAt"
      lines={{
        primaryText: ({ name }) => name,
        secondaryText: ({ solutionName, subscriberName }) => (
          <>
            <ApplicationStatus />: {solutionName}, {subscriberName}
          </>
        ),
      }}
    >
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="solutionName" disableSort />
      <DataTable.Col source="subscriberName" disableSort />
      <DataTable.Col source="status" disableSort>
        <ApplicationStatus />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </RelatedList>
  );
}

/** The invitations of an organisation or a partner, or those that a person has accepted. */
export function RelatedInvitations({ target }: { target: 'usedBy' | 'subscriberId' | 'partnerId' }) {
  return (
    <RelatedList<ConsoleInvitation>
      title={`people.lists.${target === 'usedBy' ? 'acceptedInvitations' : 'invitations'}`}
      reference="invitations"
      target={target}
      sort="createdAt"
      lines={{
        primaryText: ({ email }) => email,
        secondaryText: (invitation) => `${invitationState(invitation)}, ${dayOf(invitation.createdAt)}`,
      }}
    >
      <DataTable.Col source="email" disableSort />
      <DataTable.Col source="createdByName" disableSort />
      <DataTable.Col source="state" disableSort>
        <InvitationState />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </RelatedList>
  );
}
