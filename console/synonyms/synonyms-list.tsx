import { DataTable, FunctionField, SearchInput, SelectField, SelectInput } from 'react-admin';
import type { ConsoleSynonyms } from '../../contract/search-synonyms-console.ts';
import { synonymOrigins } from '../../contract/search-synonyms-console.values.ts';
import { ConsoleList } from '../app/console-list.tsx';

const origins = synonymOrigins.map((id) => ({ id, name: `resources.synonyms.origins.${id}` }));

/** The groups of synonyms, by the word that names them. */
export function SynonymsList() {
  return (
    <ConsoleList<ConsoleSynonyms>
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput key="origin" source="origin" choices={origins} alwaysOn />,
      ]}
      sort={{ field: 'term', order: 'ASC' }}
      lines={{
        primaryText: ({ terms }) => terms[0],
        secondaryText: ({ terms }) => terms.slice(1).join(', '),
        rowClick: 'edit',
      }}
    >
      <DataTable.Col source="term">
        <FunctionField<ConsoleSynonyms> render={({ terms }) => terms[0]} />
      </DataTable.Col>
      <DataTable.Col source="terms" disableSort>
        <FunctionField<ConsoleSynonyms> render={({ terms }) => terms.slice(1).join(', ')} />
      </DataTable.Col>
      <DataTable.Col source="origin" disableSort>
        <SelectField source="origin" choices={origins} />
      </DataTable.Col>
    </ConsoleList>
  );
}
