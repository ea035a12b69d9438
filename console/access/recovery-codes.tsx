import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { saveFile } from '../app/request.ts';

const toHeading = (heading: HTMLElement | null) => heading?.focus();

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify('access.copied', { type: 'success' }),
      () => notify('access.notCopied', { type: 'warning' }),
    );
  const save = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'schety-recovery-codes.txt');
  return (
    <Stack spacing={2}>
      {/* They are shown this once: whoever hears the page hears of them first. */}
      <Typography variant="h6" component="h2" tabIndex={-1} ref={toHeading}>
        {translate('access.recoveryTitle')}
      </Typography>
      <Alert severity="warning">{translate('access.recoveryText')}</Alert>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 4,
          rowGap: 0.5,
          margin: 0,
          fontFamily: 'monospace',
          fontSize: '1.0625rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={copy}>
          {translate('access.copy')}
        </Button>
        <Button variant="outlined" onClick={save}>
          {translate('access.save')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {translate('access.saved')}
        </Button>
      </Stack>
    </Stack>
  );
}
