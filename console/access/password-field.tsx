import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** A password with a button that shows it. */
export function PasswordField(props: TextFieldProps) {
  const translate = useTranslate();
  const [isShown, setShown] = useState(false);
  const label = translate(isShown ? 'access.hidePassword' : 'access.showPassword');
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label={label} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
                {isShown ? <VisibilityOff /> : <Visibility />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
