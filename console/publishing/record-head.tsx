import { Alert, Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { type ContentKind, singleKinds } from '../../contract/publishing.values.ts';
import { momentText } from '../app/moment-field.tsx';
import { basePath } from '../app/place.ts';
import { StateChip } from './state-chip.tsx';
import type { OpenRecord } from './use-record.ts';

interface RecordHeadProps {
  kind: ContentKind;
  record: OpenRecord | undefined;
  presence: { names: readonly string[]; version: number } | undefined;
}

/** Where the record stands, who else has it open, what went wrong with its publication. */
export function RecordHead({ kind, record, presence }: RecordHeadProps) {
  const translate = useTranslate();
  if (!record) return <Typography sx={{ marginY: 2 }}>{translate('publishing.newHint')}</Typography>;
  const { state, address, editedBy, editedAt, publishAt, publishFailure, movedFrom, version } = record;
  const names = presence?.names ?? [];
  const isBehind = (presence?.version ?? version) > version;
  return (
    <Box sx={{ marginY: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }} aria-live="polite">
        {!singleKinds.includes(kind) && (
          <Link component={RouterLink} to={`/${kind}`}>
            ← {translate(`resources.${kind}.name`, { smart_count: 2 })}
          </Link>
        )}
        <StateChip state={state} />
        {publishAt && (
          <Typography variant="body2">{translate('publishing.publishedAt', { at: momentText(publishAt) })}</Typography>
        )}
        {editedAt && (
          <Typography variant="body2" color="textSecondary">
            {translate(editedBy ? 'publishing.edited' : 'publishing.editedByNobody', {
              at: momentText(editedAt),
              name: editedBy,
            })}
          </Typography>
        )}
        {address && (
          <Link href={basePath + address} target="_blank" rel="noopener">
            {translate('publishing.onSite')}
          </Link>
        )}
      </Box>
      {movedFrom.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('publishing.movedFrom', { codes: movedFrom.join(', ') })}
        </Typography>
      )}
      {publishFailure && (
        <Alert severity="error">{translate('publishing.publishFailed', { why: publishFailure })}</Alert>
      )}
      {(names.length > 0 || isBehind) && (
        <Alert severity="info">
          {isBehind ? translate('publishing.behind') : translate('publishing.alsoOpen', { names: names.join(', ') })}
        </Alert>
      )}
    </Box>
  );
}
