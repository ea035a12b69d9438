import { Button, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { TextInput, type TextInputProps, useInput, useTranslate } from 'react-admin';
import { LibraryDialog } from '../app/media/library-dialog.tsx';

/** A film: the address of one elsewhere, or one of the library. */
export function VideoInput(props: TextInputProps & { source: string }) {
  const translate = useTranslate();
  const { field } = useInput({ source: props.source });
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <TextInput
        {...props}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <Button size="small" onClick={() => setChoosing(true)}>
                  {translate('media.ofLibrary')}
                </Button>
              </InputAdornment>
            ),
          },
        }}
      />
      {isChoosing && (
        <LibraryDialog
          kind="video"
          onClose={() => setChoosing(false)}
          onChoose={({ address }) => {
            field.onChange(address);
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}
