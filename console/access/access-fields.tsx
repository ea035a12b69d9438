import { TextField, type TextFieldProps } from '@mui/material';
import { PasswordField as SitePassword } from './password-field.tsx';

type Field = Pick<TextFieldProps, 'autoFocus' | 'label'> & { error: string | undefined };

const shared = (error: string | undefined) =>
  ({ fullWidth: true, margin: 'normal', error: error !== undefined, helperText: error ?? ' ' }) as const;

/** Login or e-mail. */
export function LoginField({ error, ...field }: Field) {
  return (
    <TextField
      {...shared(error)}
      {...field}
      name="login"
      autoComplete="username"
      slotProps={{ htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } }}
    />
  );
}

/** The password, which can be looked at. */
export function PasswordField({ error, ...field }: Field) {
  return <SitePassword {...shared(error)} {...field} name="password" autoComplete="current-password" />;
}

/** A code of the application or a recovery code, however it is grouped. */
export function CodeField({ error, ...field }: Field) {
  return (
    <TextField
      {...shared(error)}
      {...field}
      name="code"
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false, maxLength: 60 } }}
    />
  );
}
