import { DataTable, SearchInput, useRecordContext } from 'react-admin';
import { type ConsoleSession, endUserSession } from '../../contract/identity-console.ts';
import { ActionButton } from '../app/action-button.tsx';
import { ConsoleList } from '../app/console-list.tsx';
import { dayOf, MomentField } from '../app/moment-field.tsx';
import { request } from '../app/request.ts';
import { RecordLink } from './record-link.tsx';
import { actionsBelow } from './related-list.tsx';

/** Ends the session of the row. */
export function EndSession() {
  const session = useRecordContext<ConsoleSession>();
  if (!session) return null;
  const about = { name: session.userName || session.userLogin, device: session.device };
  const params = { id: session.id };
  return (
    <ActionButton words="people.endSession" about={about} act={() => request(endUserSession, { params })} isDangerous />
  );
}

/** The open sessions, the newest first. */
export function SessionList() {
  return (
    <ConsoleList<ConsoleSession>
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      lines={{
        primaryText: () => <RecordLink resource="users" id="userId" name="userName" orElse="userLogin" />,
        secondaryText: ({ device, createdAt }) => `${device}, ${dayOf(createdAt)}`,
        tertiaryText: () => <EndSession />,
        rowClick: false,
        sx: actionsBelow,
      }}
    >
      <DataTable.Col source="userName" disableSort>
        <RecordLink resource="users" id="userId" name="userName" orElse="userLogin" />
      </DataTable.Col>
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
    </ConsoleList>
  );
}
