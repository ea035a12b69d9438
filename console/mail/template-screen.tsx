import { Alert, Box, Paper, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { Form, Loading, SaveButton, TextInput, Title, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { FocusAfterSaving } from '../app/focus-after-saving.tsx';
import { HistoryLink } from '../app/history-link.tsx';
import { KeepTyping } from '../app/keep-typing.tsx';
import { LeadToFault } from '../app/lead-to-fault.tsx';
import { PlaceList } from './place-list.tsx';
import { RestoreButton } from './restore-button.tsx';
import { TemplateNotices } from './template-notices.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { useTemplate } from './use-template.ts';

const lines = ['subject', 'preview', 'heading'] as const;

/** The words of one letter: what is typed beside how it will look. */
export function TemplateScreen() {
  const { id = '' } = useParams();
  return <Template key={id} id={id} />;
}

function Template({ id }: { id: string }) {
  const translate = useTranslate();
  const text = useRef<HTMLTextAreaElement>(null);
  const template = useTemplate(id);
  const { record, theirs, failure } = template;
  if (failure) return <Alert severity="error">{failure}</Alert>;
  if (!record) return <Loading />;
  return (
    // The fields that were not touched here are as they are stored from then on.
    <Form record={(theirs ?? record).words} onSubmit={template.save} warnWhenUnsavedChanges>
      <LeadToFault />
      <KeepTyping />
      <FocusAfterSaving />
      <Title title={translate('mail.template.title', { name: record.name })} />
      <Stack spacing={2} sx={{ marginTop: 2 }}>
        <Typography color="text.secondary">{record.when}</Typography>
        <TemplateNotices template={template} />
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
          <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 3 }, '& .MuiTextField-root': { marginBottom: 2 } }}>
            {lines.map((source) => (
              <TextInput
                key={source}
                source={source}
                label={`mail.template.fields.${source}`}
                helperText={false}
                fullWidth
              />
            ))}
            <TextInput
              source="text"
              label="mail.template.fields.text"
              helperText={false}
              fullWidth
              multiline
              minRows={12}
              inputRef={text}
            />
            <TextInput source="why" label="mail.template.fields.why" helperText={false} fullWidth multiline />
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', marginTop: 1 }}>
              <SaveButton alwaysEnable={false} />
              <RestoreButton template={template} />
              <HistoryLink filter={{ object: `letter-template:${id}` }} label={translate('mail.template.history')} />
            </Stack>
            <PlaceList places={record.places} input={text} />
            <MarkupHelp />
          </Paper>
          <TemplatePreview id={id} original={record.original} />
        </Box>
      </Stack>
    </Form>
  );
}

const rules = ['paragraph', 'bold', 'link', 'button', 'facts', 'note'] as const;

function MarkupHelp() {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ marginTop: 3 }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('mail.markup.title')}
      </Typography>
      <Box component="ul" sx={{ paddingLeft: 3, margin: 0 }}>
        {rules.map((rule) => (
          <li key={rule}>{translate(`mail.markup.${rule}`)}</li>
        ))}
      </Box>
    </Box>
  );
}
