import {
  DataTable,
  FunctionField,
  Labeled,
  SearchInput,
  SelectInput,
  TextField,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { type ConsoleApplication, closeApplication, retryApplication } from '../../contract/applications-console.ts';
import { consoleApplicationStates } from '../../contract/applications-console.values.ts';
import { ActionButton } from '../app/action-button.tsx';
import { ConsoleList } from '../app/console-list.tsx';
import { MomentField } from '../app/moment-field.tsx';
import { request } from '../app/request.ts';
import { HistoryOfRecord } from './record-history.tsx';
import { RecordLink } from './record-link.tsx';
import { ShowFrame } from './show-frame.tsx';

const statuses = consoleApplicationStates.map((id) => ({ id, name: `people.applicationStatuses.${id}` }));

/** How an application stands with the platform, and that a ready one is closed to its people. */
export function ApplicationStatus() {
  const translate = useTranslate();
  return (
    <FunctionField<ConsoleApplication>
      render={({ status, accessClosed }) =>
        translate(`people.applicationStatuses.${status === 'ready' && accessClosed ? 'closed' : status}`)
      }
    />
  );
}

/** The applications, the newest first. */
export function ApplicationList() {
  return (
    <ConsoleList<ConsoleApplication>
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput key="status" source="status" choices={statuses} alwaysOn />,
      ]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      linked="name"
      lines={{
        primaryText: ({ name }) => name,
        secondaryText: ({ subscriberName }) => subscriberName,
        tertiaryText: () => <ApplicationStatus />,
      }}
    >
      <DataTable.Col source="id" disableSort />
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="solutionName" disableSort />
      <DataTable.Col source="subscriberName" disableSort>
        <RecordLink resource="subscribers" id="subscriberId" name="subscriberName" />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort>
        <ApplicationStatus />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </ConsoleList>
  );
}

/** One application, which can be prepared again or given up. */
export function ApplicationScreen() {
  return (
    <ShowFrame actions={<ApplicationActions />} history={<HistoryOfRecord />}>
      <TextField source="id" />
      <TextField source="name" />
      <TextField source="solutionName" />
      <RecordLink resource="subscribers" id="subscriberId" name="subscriberName" />
      <RecordLink resource="users" id="createdBy" name="createdByName" />
      <Labeled source="status">
        <ApplicationStatus />
      </Labeled>
      <MomentField source="createdAt" />
      <MomentField source="readyAt" emptyText="—" />
    </ShowFrame>
  );
}

function ApplicationActions() {
  const application = useRecordContext<ConsoleApplication>();
  if (!application) return null;
  const { id, name, status } = application;
  const params = { id };
  return (
    <>
      <ActionButton
        words="people.retry"
        about={{ name }}
        disabled={status === 'ready'}
        act={() => request(retryApplication, { params })}
      />
      <ActionButton
        words="people.giveUp"
        about={{ name }}
        disabled={status !== 'preparation'}
        isDangerous
        act={() => request(closeApplication, { params })}
      />
    </>
  );
}
