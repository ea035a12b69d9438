import { Alert, FormControlLabel, Paper, Stack, Switch, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type LetterWords, previewLetter } from '../../contract/letter-templates.ts';
import { request } from '../app/request.ts';
import { Comparison } from './comparison.tsx';
import { LetterViews } from './letter-views.tsx';

const pauseMs = 400;

/** The value once nothing has been typed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** How the typed words will look with samples in their places, what is wrong with them, and how they differ from the original. */
export function TemplatePreview({ id, original }: { id: string; original: LetterWords }) {
  const translate = useTranslate();
  const [isCompared, setCompared] = useState(false);
  const { subject = '', preview = '', heading = '', text = '', why = '' }: Partial<LetterWords> = useWatch();
  const typed = useSettled(JSON.stringify({ subject, preview, heading, text, why }));
  const { data, error } = useQuery({
    queryKey: ['letter-preview', id, typed],
    queryFn: () => request(previewLetter, { params: { id }, body: JSON.parse(typed) as LetterWords }),
    placeholderData: keepPreviousData,
  });
  return (
    <Paper component="section" variant="outlined" sx={{ padding: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Typography variant="h6" component="h2">
        {translate('mail.template.looks')}
      </Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {translate('mail.template.samples')}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <Stack spacing={2}>
          {Object.entries(data.faults).map(([field, fault]) => (
            <Alert key={field} severity="warning">
              {translate(`mail.template.fields.${field}`)}: {fault}
            </Alert>
          ))}
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <strong>{translate('mail.template.subjectIs')}</strong> {data.subject}
          </Typography>
          <FormControlLabel
            control={<Switch checked={isCompared} onChange={(_, checked) => setCompared(checked)} />}
            label={translate('mail.template.compare')}
          />
          {isCompared && <Comparison before={original} after={{ subject, preview, heading, text, why }} />}
          <div>
            <LetterViews subject={data.subject} html={data.html} text={data.text} />
          </div>
        </Stack>
      )}
    </Paper>
  );
}
