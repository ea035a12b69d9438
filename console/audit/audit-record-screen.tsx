import OpenIcon from '@mui/icons-material/ArrowForward';
import { Box, Button, Stack, Typography } from '@mui/material';
import { FunctionField, Labeled, TextField, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AuditRecord } from '../../contract/audit-console.ts';
import { HistoryLink } from '../app/history-link.tsx';
import { MomentField } from '../app/moment-field.tsx';
import { RecordShow } from '../app/record-frame.tsx';
import { actionOf, fieldInWords, objectInWords, screenOf, valueInWords, whoOf } from './audit-words.ts';
import { Changes } from './changes.tsx';

/** One row of the audit: what was and what is, side by side. */
export function AuditRecordScreen() {
  return (
    <RecordShow title={<RecordTitle />}>
      <Stack spacing={3} sx={{ padding: { xs: 2, sm: 3 } }}>
        <Facts />
        <Details />
        <WholeChange />
        <Links />
      </Stack>
    </RecordShow>
  );
}

function RecordTitle() {
  const record = useRecordContext<AuditRecord>();
  return record ? actionOf(record) : null;
}

function Facts() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
      <Labeled source="at">
        <MomentField source="at" />
      </Labeled>
      <Labeled source="action">
        <FunctionField<AuditRecord> render={actionOf} />
      </Labeled>
      <Labeled source="userId">
        <FunctionField<AuditRecord>
          render={(row) => [whoOf(row, translate), row.userLogin].filter(Boolean).join(', ')}
        />
      </Labeled>
      <Labeled source="subscriberName">
        <TextField source="subscriberName" emptyText="—" />
      </Labeled>
      <Labeled source="object">
        <FunctionField<AuditRecord>
          render={(row) => objectInWords(row, translate, row.names) || '—'}
          sx={{ overflowWrap: 'anywhere' }}
        />
      </Labeled>
      <Labeled source="address">
        <TextField source="address" emptyText="—" />
      </Labeled>
      <Labeled source="requestId">
        <TextField source="requestId" emptyText="—" />
      </Labeled>
    </Box>
  );
}

function Details() {
  const translate = useTranslate();
  const record = useRecordContext<AuditRecord>();
  const entries = Object.entries(record?.details ?? {});
  if (!record || entries.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('audit.details')}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 0.5, margin: 0 }}
      >
        {entries.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="text.secondary">
              {fieldInWords(name, record, translate)}
            </Typography>
            <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              {valueInWords(name, value, record, translate) || '—'}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function WholeChange() {
  const record = useRecordContext<AuditRecord>();
  return record && (record.before || record.after) ? <Changes record={record} /> : null;
}

function Links() {
  const translate = useTranslate();
  const record = useRecordContext<AuditRecord>();
  const screen = screenOf(record?.object ?? null);
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {screen && (
        <Button component={Link} to={screen} startIcon={<OpenIcon />} size="small">
          {translate('audit.openObject')}
        </Button>
      )}
      {record?.object && <HistoryLink filter={{ object: record.object }} label={translate('audit.ofObject')} />}
      {record?.userId && <HistoryLink filter={{ who: record.userId }} label={translate('audit.ofPerson')} />}
    </Stack>
  );
}
