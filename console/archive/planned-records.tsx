import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Pagination,
  Stack,
  Tab,
  Tabs,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ImportRecord, listImportRecords } from '../../contract/archive-console.ts';
import { archiveKindWords } from '../../contract/archive-console.values.ts';
import { request } from '../app/request.ts';
import { RecordDifference } from './record-difference.tsx';

const verdicts = ['changed', 'new', 'extra', 'kept'] as const;
const perPage = 25;

/** The records that would change, one by one, with what differs. */
export function PlannedRecords({ importId }: { importId: string }) {
  const translate = useTranslate();
  const [verdict, setVerdict] = useState<(typeof verdicts)[number]>('changed');
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['archive', 'records', importId, verdict, page],
    queryFn: () =>
      request(listImportRecords, {
        params: { id: importId },
        query: { verdict, page: String(page), perPage: `${perPage}` },
      }),
  });
  const pages = Math.ceil((data?.total ?? 0) / perPage);
  return (
    <div>
      <Tabs
        value={verdict}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('archive.preview.records')}
        onChange={(_, chosen) => {
          setVerdict(chosen);
          setPage(1);
        }}
      >
        {verdicts.map((each) => (
          <Tab key={each} value={each} label={translate(`archive.verdicts.${each}`)} />
        ))}
      </Tabs>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.items.length === 0 && (
        <Typography color="text.secondary" sx={{ paddingY: 2 }}>
          {translate(`archive.none.${verdict}`)}
        </Typography>
      )}
      {data?.items.map((record) => (
        <PlannedRecord key={record.id} record={record} />
      ))}
      {pages > 1 && (
        <Stack sx={{ alignItems: 'center', marginTop: 1 }}>
          <Pagination count={pages} page={page} onChange={(_, chosen) => setPage(chosen)} />
        </Stack>
      )}
    </div>
  );
}

function PlannedRecord({ record }: { record: ImportRecord }) {
  const title = (
    <span>
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {record.title}
      </Typography>{' '}
      <Typography component="span" color="text.secondary">
        {archiveKindWords[record.kind]}, {record.key}
      </Typography>
    </span>
  );
  if (!record.after)
    return <Typography sx={{ paddingY: 1, borderBottom: 1, borderColor: 'divider' }}>{title}</Typography>;
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>{title}</AccordionSummary>
      <AccordionDetails>
        <RecordDifference record={record} />
      </AccordionDetails>
    </Accordion>
  );
}
