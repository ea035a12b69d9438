import {
  DataTable,
  FunctionField,
  ListActions,
  SearchInput,
  SelectInput,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import {
  type ContentFields,
  type ContentKind,
  type ContentState,
  contentFields,
  contentStates,
} from '../../contract/publishing.values.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { dayOf, MomentField } from '../app/moment-field.tsx';
import { KeptOutside } from './kept-outside.tsx';
import { StateChip } from './state-chip.tsx';
import { useKeeper } from './use-environment.ts';

interface Row {
  id: string;
  title: string;
  code: string | null;
  group: string | null;
  position: number | null;
  day: string | null;
  state: ContentState;
  updatedAt: string | null;
  editedBy: string | null;
  publishAt: string | null;
}

const states = contentStates.map((id) => ({ id, name: `publishing.states.${id}` }));
const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="state" source="state" label="publishing.columns.state" choices={states} alwaysOn />,
];

/** News and reviews are read from the newest, all else in the order of the site. */
const newestFirst: readonly ContentKind[] = ['news', 'articles', 'reviews'];
const groupChoices = (fields: ContentFields) => Object.entries(fields).find(([, { type }]) => type === 'choice');
const groupReference = (fields: ContentFields) => Object.entries(fields).find(([, { type }]) => type === 'reference');

const orderOf = (kind: ContentKind) =>
  kind === 'reviews' ? 'number' : newestFirst.includes(kind) ? 'day' : 'position';

/** The records of a kind, as an editor looks for them. */
export function ContentList() {
  const kind = (useResourceContext() ?? 'news') as ContentKind;
  const translate = useTranslate();
  const fields: ContentFields = contentFields[kind];
  const [choiceName] = groupChoices(fields) ?? [];
  const groupName = choiceName ?? groupReference(fields)?.[0] ?? (kind === 'directory' ? 'city' : undefined);
  const nameOfGroup = ({ group }: Row) =>
    group && choiceName ? translate(`resources.${kind}.choices.${choiceName}.${group}`) : (group ?? '—');
  const moment = ({ day, updatedAt }: Row) => (day ? dayOf(day) : updatedAt ? dayOf(updatedAt) : '');
  const keeper = useKeeper(kind);
  return (
    <>
      {keeper && <KeptOutside kind={kind} keeper={keeper} />}
      <ConsoleList<Row>
        {...(keeper && { actions: <ListActions hasCreate={false} /> })}
        filters={filters}
        sort={{ field: 'order', order: newestFirst.includes(kind) ? 'DESC' : 'ASC' }}
        lines={{
          primaryText: ({ title }) => title || translate('publishing.untitled'),
          secondaryText: (row) =>
            [translate(`publishing.states.${row.state}`), moment(row)].filter(Boolean).join(' · '),
          rowClick: 'edit',
        }}
      >
        <DataTable.Col source="title" label="publishing.columns.title">
          <FunctionField<Row> render={({ title }) => title || translate('publishing.untitled')} />
        </DataTable.Col>
        <DataTable.Col source="state" label="publishing.columns.state">
          <FunctionField<Row> render={({ state }) => <StateChip state={state} />} />
        </DataTable.Col>
        {groupName && (
          <DataTable.Col source="group" label={`resources.${kind}.fields.${groupName}`}>
            <FunctionField<Row> render={nameOfGroup} />
          </DataTable.Col>
        )}
        <DataTable.Col source="order" label={`publishing.columns.${orderOf(kind)}`}>
          <FunctionField<Row>
            sx={{ whiteSpace: 'nowrap' }}
            render={({ day, position, code }) =>
              day ? dayOf(day) : (position ?? (kind === 'reviews' ? `№ ${code}` : '—'))
            }
          />
        </DataTable.Col>
        <DataTable.Col source="updatedAt" label="publishing.columns.updatedAt">
          <MomentField source="updatedAt" emptyText="—" sx={{ whiteSpace: 'nowrap' }} />
        </DataTable.Col>
        <DataTable.Col source="editedBy" label="publishing.columns.editedBy" disableSort>
          <FunctionField<Row> render={({ editedBy }) => editedBy ?? '—'} />
        </DataTable.Col>
      </ConsoleList>
    </>
  );
}
