import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ConsoleMail } from '../../contract/mail-console.ts';

const colors = {
  waiting: 'default',
  sending: 'default',
  retrying: 'warning',
  sent: 'success',
  dead: 'error',
  resent: 'default',
} as const;

/** Where a letter stands, in words and in a colour. */
export function StateChip({ state }: { state: ConsoleMail['state'] }) {
  const translate = useTranslate();
  return <Chip size="small" variant="outlined" color={colors[state]} label={translate(`mail.states.${state}`)} />;
}
