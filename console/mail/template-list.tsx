import { Chip } from '@mui/material';
import { DataTable, FunctionField, SearchInput, SelectInput, useTranslate } from 'react-admin';
import type { LetterTemplateRow } from '../../contract/letter-templates.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { dayOf, MomentField } from '../app/moment-field.tsx';

const edited = [{ id: 'true', name: 'mail.template.onlyEdited' }];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="edited" source="edited" choices={edited} alwaysOn />,
];

function Edited({ isEdited }: { isEdited: boolean }) {
  const translate = useTranslate();
  const words = translate(isEdited ? 'mail.template.edited' : 'mail.template.own');
  return <Chip size="small" variant="outlined" color={isEdited ? 'primary' : 'default'} label={words} />;
}

/** The letters of the product, by what they are about. */
export function TemplateList() {
  const translate = useTranslate();
  return (
    <ConsoleList<LetterTemplateRow>
      filters={filters}
      sort={{ field: 'place', order: 'ASC' }}
      lines={{
        primaryText: ({ name }) => name,
        secondaryText: ({ subject }) => subject,
        tertiaryText: ({ changedAt, isEdited }) =>
          changedAt && isEdited ? dayOf(changedAt) : translate('mail.template.own'),
        linkType: 'edit',
      }}
    >
      <DataTable.Col source="name" />
      <DataTable.Col source="when" disableSort />
      <DataTable.Col source="subject" disableSort />
      <DataTable.Col source="isEdited" disableSort>
        <FunctionField<LetterTemplateRow> render={({ isEdited }) => <Edited isEdited={isEdited} />} />
      </DataTable.Col>
      <DataTable.Col source="changedAt">
        <MomentField source="changedAt" emptyText="—" />
      </DataTable.Col>
    </ConsoleList>
  );
}
