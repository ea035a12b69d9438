import {
  DataTable,
  DateInput,
  FilterButton,
  FunctionField,
  SearchInput,
  SelectInput,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import type { ConsoleMail } from '../../contract/mail-console.ts';
import { useChosenRows } from '../app/chosen-rows.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { MomentField, shortMoment } from '../app/moment-field.tsx';
import { SelectPage, SelectRow } from '../app/select-rows.tsx';
import { kindChoices, kindOf, readerOf, stateChoices, stateOf } from './mail-words.ts';
import { ResendMany } from './resend-many.tsx';
import { StateChip } from './state-chip.tsx';
import { TestLetterButton } from './test-letter.tsx';

const asIs = (day: unknown) => (typeof day === 'string' ? day : '');

const filtersOf = (searched: string) => [
  <SearchInput key="q" source="q" alwaysOn placeholder={searched} sx={{ minWidth: { xs: '100%', sm: '17rem' } }} />,
  <SelectInput key="state" source="state" choices={stateChoices} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kindChoices} translateChoice={false} alwaysOn />,
  <DateInput key="from" source="from" parse={asIs} />,
  <DateInput key="until" source="until" parse={asIs} />,
];

function Actions() {
  const { ids } = useChosenRows();
  return (
    <TopToolbar>
      {ids.length > 0 && <ResendMany />}
      <FilterButton />
      <TestLetterButton />
    </TopToolbar>
  );
}

/** The letters of the outbox, the newest first. */
export function MailList() {
  const translate = useTranslate();
  return (
    <ConsoleList<ConsoleMail>
      filters={filtersOf(translate('resources.mails.fields.q'))}
      actions={<Actions />}
      whenEmpty={<TestLetterButton isAlone />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      linked="subject"
      lines={{
        primaryText: ({ subject }) => subject,
        secondaryText: (mail) => `${readerOf(mail)}. ${stateOf(mail, translate)}`,
        tertiaryText: ({ createdAt }) => shortMoment(createdAt),
        linkType: 'show',
      }}
    >
      <DataTable.Col label={<SelectPage />} disableSort sx={{ width: 56, paddingInline: 0.5 }}>
        <SelectRow />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
      <DataTable.Col source="recipientAddress" disableSort sx={{ overflowWrap: 'anywhere', minWidth: '14.5rem' }}>
        <FunctionField<ConsoleMail> render={readerOf} />
      </DataTable.Col>
      <DataTable.Col source="subject" disableSort sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col source="kind" disableSort sx={{ minWidth: '8rem' }}>
        <FunctionField<ConsoleMail> render={kindOf} />
      </DataTable.Col>
      <DataTable.Col source="state" disableSort>
        <FunctionField<ConsoleMail> render={(mail) => <StateChip mail={mail} />} />
      </DataTable.Col>
    </ConsoleList>
  );
}
