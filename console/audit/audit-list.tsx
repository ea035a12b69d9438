import {
  AutocompleteInput,
  DataTable,
  DateInput,
  FilterButton,
  FunctionField,
  SearchInput,
  TextInput,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { auditActionWords } from '../../contract/audit.words.ts';
import { type AuditRow, exportAudit } from '../../contract/audit-console.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { ExportButton } from '../app/export-button.tsx';
import { MomentField, shortMoment } from '../app/moment-field.tsx';
import { download } from '../app/request.ts';
import { actionOf, objectInWords, whoOf } from './audit-words.ts';

const actions = Object.entries(auditActionWords)
  .map(([id, name]) => ({ id, name }))
  .sort((one, other) => one.name.localeCompare(other.name, 'ru'));

const asIs = (day: unknown) => (typeof day === 'string' ? day : '');

const search = { minWidth: { xs: '100%', sm: '19rem' } };

const filtersOf = (searched: string) => [
  <SearchInput key="q" source="q" alwaysOn placeholder={searched} sx={search} />,
  <AutocompleteInput key="action" source="action" choices={actions} translateChoice={false} alwaysOn />,
  <TextInput key="who" source="who" />,
  <DateInput key="from" source="from" parse={asIs} />,
  <DateInput key="until" source="until" parse={asIs} />,
  <TextInput key="object" source="object" label="audit.objectFilter" />,
  <TextInput key="subscriber" source="subscriber" />,
  <TextInput key="address" source="address" />,
];

function Actions() {
  return (
    <TopToolbar>
      <FilterButton />
      <ExportButton save={(body) => download(exportAudit, { body })} words="audit" />
    </TopToolbar>
  );
}

/** Who did what and when, the newest first. */
export function AuditList() {
  const translate = useTranslate();
  return (
    <ConsoleList<AuditRow>
      filters={filtersOf(translate('resources.audit.fields.q'))}
      actions={<Actions />}
      sort={{ field: 'at', order: 'DESC' }}
      linked="action"
      lines={{
        primaryText: actionOf,
        secondaryText: (row) =>
          [objectInWords(row, translate), whoOf(row, translate), row.subscriberName, row.address]
            .filter(Boolean)
            .join(', '),
        tertiaryText: ({ at }) => shortMoment(at),
        linkType: 'show',
      }}
    >
      <DataTable.Col source="at">
        <MomentField source="at" />
      </DataTable.Col>
      <DataTable.Col source="action" disableSort>
        <FunctionField<AuditRow> render={actionOf} />
      </DataTable.Col>
      <DataTable.Col source="userId" disableSort>
        <FunctionField<AuditRow> render={(row) => whoOf(row, translate)} />
      </DataTable.Col>
      <DataTable.Col source="object" disableSort sx={{ overflowWrap: 'anywhere' }}>
        <FunctionField<AuditRow> render={(row) => objectInWords(row, translate)} />
      </DataTable.Col>
      <DataTable.Col source="subscriberName" disableSort />
      <DataTable.Col source="address" disableSort />
    </ConsoleList>
  );
}
