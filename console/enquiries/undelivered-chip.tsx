import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Says that a letter with an answer has not arrived. */
export function UndeliveredChip() {
  const translate = useTranslate();
  return <Chip size="small" color="error" variant="outlined" label={translate('enquiries.undelivered')} />;
}
