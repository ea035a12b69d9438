import { Alert, Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { EnquiryEntry } from '../../contract/enquiries-console.ts';
import { momentInWords } from '../app/moment-field.tsx';
import { UndeliveredChip } from './undelivered-chip.tsx';

/** What was answered and noted, the oldest first. */
export function Entries({ entries }: { entries: readonly EnquiryEntry[] }) {
  const translate = useTranslate();
  if (entries.length === 0) return null;
  return (
    <Box component="section" aria-label={translate('enquiries.entries')}>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('enquiries.entries')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Box>
    </Box>
  );
}

function Entry({ entry: { kind, text, authorName, at, letter, reason } }: { entry: EnquiryEntry }) {
  const translate = useTranslate();
  const isNote = kind === 'note';
  return (
    <Box
      component="li"
      sx={{
        padding: 1.5,
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        borderStyle: isNote ? 'dashed' : 'solid',
        backgroundColor: isNote ? 'transparent' : 'success.light',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBottom: 0.5 }}>
        <Typography variant="subtitle2" component="h3">
          {translate(`enquiries.kinds.${kind}`)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[authorName ?? translate('enquiries.goneAuthor'), momentInWords(at)].join(', ')}
        </Typography>
        {letter === 'undelivered' && <UndeliveredChip />}
        {letter && letter !== 'undelivered' && (
          <Chip size="small" variant="outlined" label={translate(`enquiries.letters.${letter}`)} />
        )}
      </Box>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      {letter === 'undelivered' && (
        <Alert severity="error" sx={{ marginTop: 1, overflowWrap: 'anywhere' }}>
          {translate(`enquiries.whyUndelivered.${kind}`, { reason: reason ?? '—' })}
        </Alert>
      )}
    </Box>
  );
}
