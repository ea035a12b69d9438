import { Stack, Typography } from '@mui/material';
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
import { daysAtPartner } from '../../contract/enquiries.values.ts';
import { enquiryStateWords } from '../../contract/enquiries.words.ts';
import { type EnquiryRow, exportEnquiries } from '../../contract/enquiries-console.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { ExportButton } from '../app/export-button.tsx';
import { dayOf, MomentField } from '../app/moment-field.tsx';
import { download } from '../app/request.ts';
import { EnquiryStateChip, formChoices, stateChoices } from './enquiry-state.tsx';
import { UndeliveredChip } from './undelivered-chip.tsx';
import { useColleagues } from './use-colleagues.ts';

const asIs = (day: unknown) => (typeof day === 'string' ? day : '');
const search = { minWidth: { xs: '100%', sm: '19rem' } };
const wide = { minWidth: 220 };
const senders = ['signed-in', 'visitor'].map((id) => ({ id, name: `enquiries.senders.${id}` }));
const waits = daysAtPartner.map((id) => ({ id, name: `enquiries.partner.waits.${id}` }));
const letters = [{ id: 'undelivered', name: 'enquiries.undelivered' }];

function useFilters() {
  const translate = useTranslate();
  const colleagues = useColleagues();
  const assignees = [
    ...['me', 'nobody'].map((id) => ({ id, name: translate(`enquiries.assignees.${id}`) })),
    ...colleagues,
  ];
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('enquiries.searched')} sx={search} />,
    <SelectInput key="state" source="state" choices={stateChoices} translateChoice={false} alwaysOn />,
    <SelectInput key="assignee" source="assignee" choices={assignees} translateChoice={false} alwaysOn sx={wide} />,
    <SelectInput key="formId" source="formId" choices={formChoices} translateChoice={false} />,
    <SelectInput key="sender" source="sender" choices={senders} />,
    <SelectInput key="letter" source="letter" choices={letters} />,
    <SelectInput key="atPartner" source="atPartner" choices={waits} />,
    <DateInput key="from" source="from" parse={asIs} />,
    <DateInput key="until" source="until" parse={asIs} />,
  ];
}

function Actions() {
  return (
    <TopToolbar>
      <FilterButton />
      <ExportButton save={(body) => download(exportEnquiries, { body })} words="enquiries" />
    </TopToolbar>
  );
}

const lines = {
  primaryText: ({ id, name }: EnquiryRow) => `№\u00a0${id}, ${name}`,
  secondaryText: ({ state, text }: EnquiryRow) => `${enquiryStateWords[state]}: ${text}`,
  tertiaryText: ({ createdAt }: EnquiryRow) => dayOf(createdAt),
  linkType: 'show',
} as const;

/** The questions, the newest first; spam where it is asked for. */
export function EnquiryList() {
  const translate = useTranslate();
  return (
    <ConsoleList<EnquiryRow>
      filters={useFilters()}
      actions={<Actions />}
      sort={{ field: 'createdAt', order: 'DESC' }}
      lines={lines}
      linked="name"
    >
      <DataTable.Col source="id" disableSort />
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
      <DataTable.Col source="name" sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col source="text" disableSort sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col source="state" disableSort>
        <FunctionField<EnquiryRow>
          render={({ state, undelivered, partnerName, handedAt }) => (
            <Stack sx={{ alignItems: 'flex-start', gap: 0.5 }}>
              <EnquiryStateChip state={state} />
              {undelivered && <UndeliveredChip />}
              {state === 'work' && partnerName && (
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {translate('enquiries.partner.sinceDay', { name: partnerName, day: dayOf(handedAt ?? '') })}
                </Typography>
              )}
            </Stack>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="assigneeName" disableSort />
    </ConsoleList>
  );
}
