import { DataTable, SearchInput, SelectField, SelectInput } from 'react-admin';
import type { ConsoleEnquiry } from '../../contract/enquiries-console.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { dayOf, MomentField } from '../app/moment-field.tsx';

const states = [
  { id: 'new', name: 'resources.enquiries.states.new' },
  { id: 'done', name: 'resources.enquiries.states.done' },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
];

/** The questions, the newest first. */
export function EnquiryList() {
  return (
    <ConsoleList<ConsoleEnquiry>
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      lines={{
        primaryText: ({ name }) => name,
        secondaryText: ({ text }) => text,
        tertiaryText: ({ createdAt }) => dayOf(createdAt),
      }}
    >
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
      <DataTable.Col source="name" />
      <DataTable.Col source="text" disableSort />
      <DataTable.Col source="state" disableSort>
        <SelectField source="state" choices={states} />
      </DataTable.Col>
    </ConsoleList>
  );
}
