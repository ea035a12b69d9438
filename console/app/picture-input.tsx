import { Box, Button, FormHelperText, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { type InputProps, useInput, useTranslate } from 'react-admin';
import type { ConsoleMedium } from '../../contract/media-console.ts';
import { longestAlt } from '../../contract/media-console.values.ts';
import { LibraryDialog } from './media/library-dialog.tsx';
import { basePath } from './place.ts';

/** A chosen picture. The address begins with `/media/`, below the base path. */
export interface Picture {
  address: string;
  alt: string;
  width: number | null;
  height: number | null;
}

const pictureOf = ({ address, alt, width, height }: ConsoleMedium): Picture => ({
  address,
  alt: alt ?? '',
  width,
  height,
});

/** A picture of the library, chosen or uploaded, with its alternative text; null is none. */
export function PictureInput(props: Pick<InputProps, 'source' | 'label' | 'validate' | 'helperText'>) {
  const translate = useTranslate();
  const [isChoosing, setChoosing] = useState(false);
  const { field, fieldState, id } = useInput({ defaultValue: null, ...props });
  const value = field.value as Picture | null;
  const label = typeof props.label === 'string' ? props.label : translate(`media.libraryTitle`);
  return (
    <Stack spacing={1} role="group" aria-label={label} id={id}>
      <Typography variant="subtitle2">{label}</Typography>
      {value ? (
        <Box
          component="img"
          src={basePath + value.address}
          alt={value.alt}
          sx={{ maxWidth: 320, maxHeight: 200, objectFit: 'contain' }}
        />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate('media.noPicture')}
        </Typography>
      )}
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" size="small" onClick={() => setChoosing(true)}>
          {translate(value ? 'media.otherPicture' : 'media.fromLibrary')}
        </Button>
        {value && (
          <Button size="small" onClick={() => field.onChange(null)}>
            {translate('media.takeAway')}
          </Button>
        )}
      </Stack>
      {value && (
        <TextField
          label={translate('media.alt')}
          value={value.alt}
          onChange={({ target }) => field.onChange({ ...value, alt: target.value })}
          helperText={translate('media.altHelp')}
          slotProps={{ htmlInput: { maxLength: longestAlt } }}
          size="small"
        />
      )}
      {fieldState.error && <FormHelperText error>{translate(fieldState.error.message ?? '')}</FormHelperText>}
      {isChoosing && (
        <LibraryDialog
          onClose={() => setChoosing(false)}
          onChoose={(medium) => {
            field.onChange(pictureOf(medium));
            setChoosing(false);
          }}
        />
      )}
    </Stack>
  );
}
