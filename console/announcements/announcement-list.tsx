import { Chip } from '@mui/material';
import { DataTable, FunctionField, SearchInput, SelectField, SelectInput, useTranslate } from 'react-admin';
import type { ConsoleAnnouncement } from '../../contract/announcements-console.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { MomentField, momentText } from '../app/moment-field.tsx';
import { audiences, kinds, states } from './choices.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
];

const colorOf = { current: 'success', planned: 'default', past: 'default' } as const;

/** Where the announcement stands in its time, in a word. */
function State() {
  const translate = useTranslate();
  return (
    <FunctionField<ConsoleAnnouncement>
      source="state"
      render={({ state }) => (
        <Chip
          size="small"
          color={colorOf[state]}
          variant={state === 'past' ? 'outlined' : 'filled'}
          label={translate(`resources.announcements.states.${state}`)}
        />
      )}
    />
  );
}

/** The announcements, the latest first. */
export function AnnouncementList() {
  const translate = useTranslate();
  return (
    <ConsoleList<ConsoleAnnouncement>
      filters={filters}
      sort={{ field: 'startsAt', order: 'DESC' }}
      lines={{
        primaryText: ({ title }) => title,
        secondaryText: ({ startsAt, endsAt }) => `${momentText(startsAt)} – ${momentText(endsAt)}`,
        tertiaryText: ({ state }) => translate(`resources.announcements.states.${state}`),
      }}
    >
      <DataTable.Col source="title" />
      <DataTable.Col source="kind" disableSort>
        <SelectField source="kind" choices={kinds} />
      </DataTable.Col>
      <DataTable.Col source="audience" disableSort>
        <SelectField source="audience" choices={audiences} />
      </DataTable.Col>
      <DataTable.Col source="startsAt">
        <MomentField source="startsAt" />
      </DataTable.Col>
      <DataTable.Col source="endsAt">
        <MomentField source="endsAt" />
      </DataTable.Col>
      <DataTable.Col source="state" disableSort>
        <State />
      </DataTable.Col>
    </ConsoleList>
  );
}
