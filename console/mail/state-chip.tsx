import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ConsoleMail } from '../../contract/mail-console.ts';
import { stateOf } from './mail-words.ts';

const colors = {
  waiting: 'default',
  sending: 'default',
  retrying: 'warning',
  sent: 'success',
  dead: 'error',
  resent: 'default',
  recalled: 'default',
} as const;

/** Where a letter stands, in words and in a colour. */
export function StateChip({ mail }: { mail: Pick<ConsoleMail, 'state' | 'isCaught'> }) {
  const translate = useTranslate();
  const color = mail.isCaught ? 'default' : colors[mail.state];
  return <Chip size="small" variant="outlined" color={color} label={stateOf(mail, translate)} />;
}
