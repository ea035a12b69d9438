import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';

interface LoadFailureProps {
  /** Why nothing came, in words of the portal. */
  message: string;
  again: () => unknown;
}

/** Says why a list or a record could not be loaded and lets it be asked for again (spec: use.feedback). */
export function LoadFailure({ message, again }: LoadFailureProps) {
  const translate = useTranslate();
  return (
    <Alert severity="error" action={<Button onClick={() => again()}>{translate('frame.again')}</Button>}>
      {message}
    </Alert>
  );
}
