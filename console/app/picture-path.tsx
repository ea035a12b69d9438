import { Box, TextField } from '@mui/material';
import { basePath } from './place.ts';

interface PicturePathProps {
  label: string;
  value: string;
  onChange: (path: string) => void;
  error?: string | undefined;
  helperText?: string | undefined;
  isRequired?: boolean;
  name?: string | undefined;
}

/** The path of a picture of the portal, with the picture beside it. A picker of uploaded ones belongs here. */
export function PicturePath({ label, value, onChange, error, helperText, isRequired = false, name }: PicturePathProps) {
  const isPicture = /^\/media\/\S+\.\w+$/.test(value);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        margin="dense"
        label={label}
        value={value}
        required={isRequired}
        error={error !== undefined}
        helperText={error ?? helperText}
        name={name}
        placeholder="/media/…"
        onChange={({ target }) => onChange(target.value.trim())}
      />
      {isPicture && (
        <Box
          component="img"
          src={basePath + value}
          alt=""
          sx={{
            width: 56,
            height: 56,
            marginTop: 1,
            objectFit: 'contain',
            flexShrink: 0,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 1,
          }}
        />
      )}
    </Box>
  );
}
