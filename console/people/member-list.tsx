import { DataTable, SearchInput, SelectField, SelectInput } from 'react-admin';
import type { ConsoleMember } from '../../contract/members-console.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { MomentField } from '../app/moment-field.tsx';
import { MemberActions, memberRoles } from './member-actions.tsx';
import { RecordLink } from './record-link.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="role" source="role" choices={memberRoles} alwaysOn />,
];

/** Who works in which organisation, the newest first. */
export function MemberList() {
  return (
    <ConsoleList<ConsoleMember>
      filters={filters}
      sort={{ field: 'since', order: 'DESC' }}
      lines={{
        primaryText: ({ userName, userLogin }) => userName || userLogin,
        secondaryText: ({ subscriberName }) => subscriberName,
        rowClick: (_id, _resource, { userId }) => `/users/${userId}/show`,
      }}
    >
      <DataTable.Col source="userName" disableSort>
        <RecordLink resource="users" id="userId" name="userName" orElse="userLogin" />
      </DataTable.Col>
      <DataTable.Col source="subscriberName" disableSort>
        <RecordLink resource="subscribers" id="subscriberId" name="subscriberName" />
      </DataTable.Col>
      <DataTable.Col source="role" disableSort>
        <SelectField source="role" choices={memberRoles} />
      </DataTable.Col>
      <DataTable.Col source="since">
        <MomentField source="since" />
      </DataTable.Col>
      <DataTable.Col label="people.actions">
        <MemberActions />
      </DataTable.Col>
    </ConsoleList>
  );
}
