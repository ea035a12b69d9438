import { Typography } from '@mui/material';
import { TextInput, type TextInputProps, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { scriptWarning } from '../../contract/mail-address.ts';

type EmailInputProps = Omit<TextInputProps, 'helperText'> & { helperText?: string | false };

/** An e-mail; letters of two scripts in it are pointed at, as on the site (spec: identity.mixed-scripts). */
export function EmailInput({ helperText = '', ...input }: EmailInputProps) {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: input.source });
  const warning = typeof typed === 'string' ? scriptWarning(typed) : undefined;
  const help = helperText && translate(helperText, { _: helperText });
  return <TextInput {...input} helperText={warning === undefined ? help : <Warning text={warning} />} />;
}

function Warning({ text }: { text: string }) {
  return (
    <Typography component="span" variant="inherit" color="warning.dark" role="status">
      {text}
    </Typography>
  );
}
