import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleEnquiry } from '../../contract/enquiries-console.ts';
import { useEnquiryChange } from './use-enquiry-change.ts';
import { useKeptText } from './use-kept-text.ts';

interface SendButton {
  /** The words of its button. */
  label: string;
  icon: ReactNode;
  isMain?: boolean;
  /** What is said when it is done. */
  done: string;
  send(text: string, key: string): Promise<ConsoleEnquiry>;
}

interface EntryFormProps {
  enquiryId: string;
  personId: string;
  kind: 'answer' | 'note';
  longest: number;
  buttons: readonly SendButton[];
  /** What is to be known before sending. */
  children?: ReactNode;
}

/** An answer or a note, as it is typed: it stays where it is until the server has it. */
export function EntryForm({ enquiryId, personId, kind, longest, buttons, children }: EntryFormProps) {
  const translate = useTranslate();
  const { text, type, forget, once } = useKeptText(personId, `enquiry-${enquiryId}-${kind}`);
  const { run, isBusy, refusal } = useEnquiryChange();
  const fault = refusal?.fields.text;
  const send = async (button: SendButton) => {
    if (await run(() => once((key) => button.send(text, key)), button.done)) forget(text);
  };
  return (
    <Box component="section" aria-label={translate(`enquiries.${kind}.heading`)}>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate(`enquiries.${kind}.heading`)}
      </Typography>
      {children}
      <TextField
        label={translate(`enquiries.${kind}.field`)}
        value={text}
        onChange={({ target }) => type(target.value)}
        error={fault !== undefined}
        helperText={fault ?? translate('enquiries.length', { length: Array.from(text).length, longest })}
        multiline
        minRows={kind === 'answer' ? 5 : 2}
        maxRows={20}
        fullWidth
        sx={{ marginTop: 1 }}
      />
      {refusal && !fault && (
        <Alert severity="error" sx={{ marginTop: 1 }}>
          {refusal.isMeanwhile ? translate('enquiries.meanwhile') : refusal.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
        {buttons.map((button) => (
          <Button
            key={button.label}
            variant={button.isMain ? 'contained' : 'outlined'}
            startIcon={button.icon}
            disabled={isBusy}
            onClick={() => void send(button)}
          >
            {translate(button.label)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
