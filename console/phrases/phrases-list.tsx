import { DataTable, FunctionField, SearchInput, SelectField, SelectInput, useTranslate } from 'react-admin';
import { foundKinds } from '../../contract/search.values.ts';
import type { ConsoleAskedDocument } from '../../contract/search-phrases-console.ts';
import { phraseStates } from '../../contract/search-phrases-console.values.ts';
import { ConsoleList } from '../app/console-list.tsx';

const kinds = foundKinds.map((id) => ({ id, name: `resources.phrases.kinds.${id}` }));
const states = phraseStates.map((id) => ({ id, name: `resources.phrases.states.${id}` }));

/** Every document that the search finds, with or without phrases. */
export function PhrasesList() {
  const translate = useTranslate();
  const count = ({ phrases }: ConsoleAskedDocument) => translate('phrases.count', { smart_count: phrases.length });
  return (
    <ConsoleList<ConsoleAskedDocument>
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput key="with" source="with" choices={states} alwaysOn />,
        <SelectInput key="kind" source="kind" choices={kinds} alwaysOn />,
      ]}
      sort={{ field: 'title', order: 'ASC' }}
      lines={{
        primaryText: ({ title }) => title,
        secondaryText: (record) => `${translate(`resources.phrases.kinds.${record.kind}`)}, ${count(record)}`,
        rowClick: 'edit',
      }}
    >
      <DataTable.Col source="title" />
      <DataTable.Col source="kind">
        <SelectField source="kind" choices={kinds} />
      </DataTable.Col>
      <DataTable.NumberCol source="count">
        <FunctionField<ConsoleAskedDocument> render={({ phrases }) => phrases.length} />
      </DataTable.NumberCol>
    </ConsoleList>
  );
}
