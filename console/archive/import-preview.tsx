import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { applyImport, type ContentImport } from '../../contract/archive-console.ts';
import { archiveKindWords } from '../../contract/archive-console.values.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { momentInWords } from '../app/moment-field.tsx';
import { request } from '../app/request.ts';
import { PlannedRecords } from './planned-records.tsx';

interface PreviewProps {
  current: ContentImport;
  refresh(): void;
}

const columns = ['new', 'changed', 'same', 'extra', 'kept'] as const;

/** What the archive would change, and the choice to apply it. */
export function ImportPreview({ current, refresh }: PreviewProps) {
  const translate = useTranslate();
  const [removesExtra, setRemovesExtra] = useState(false);
  const [failure, setFailure] = useState('');
  const begin = useBegunHere();
  const [isBusy, setBusy] = useState(false);
  const { id, counts, product, madeAt } = current;
  const extra = counts.reduce((sum, one) => sum + one.extra, 0);
  const apply = async () => {
    const begun = begin();
    setBusy(true);
    setFailure('');
    await request(applyImport, { params: { id }, body: { removesExtra } }).catch(begun.tellBy(setFailure));
    setBusy(false);
    refresh();
  };
  return (
    <>
      <Alert severity="info">
        {translate('archive.preview.good', { product, at: madeAt ? momentInWords(madeAt) : '' })}
      </Alert>
      <Counts counts={counts} />
      <PlannedRecords importId={id} />
      {extra > 0 && (
        <FormControlLabel
          control={<Checkbox checked={removesExtra} onChange={(_, isOn) => setRemovesExtra(isOn)} />}
          label={translate('archive.preview.removeExtra', { count: extra })}
        />
      )}
      <Typography color="text.secondary">{translate('archive.preview.how')}</Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box>
        <Button variant="contained" color={removesExtra ? 'error' : 'primary'} disabled={isBusy} onClick={apply}>
          {translate(removesExtra ? 'archive.preview.applyAndRemove' : 'archive.preview.apply', { count: extra })}
        </Button>
      </Box>
    </>
  );
}

function Counts({ counts }: Pick<ContentImport, 'counts'>) {
  const translate = useTranslate();
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('archive.preview.counts')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('archive.preview.kind')}</TableCell>
            {columns.map((name) => (
              <TableCell key={name} align="right">
                {translate(`archive.verdicts.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {counts.map(({ kind, ...numbers }) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                {archiveKindWords[kind]}
              </TableCell>
              {columns.map((name) => (
                <TableCell key={name} align="right">
                  {numbers[name]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
