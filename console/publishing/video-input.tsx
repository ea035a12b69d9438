import { Button, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { TextInput, type TextInputProps, useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { LibraryDialog } from '../app/media/library-dialog.tsx';
import { basePath } from '../app/place.ts';

type VideoInputProps = TextInputProps & { source: string; onChosen?: (address: string) => void };

/** A film: the address of one elsewhere, or one of the library. */
export function VideoInput({ onChosen, ...props }: VideoInputProps) {
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
            onChosen?.(address);
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}

/** The film of the home page; its length comes with it, and the captions of another film go. */
export function FilmInput(props: TextInputProps & { source: string }) {
  const { setValue } = useFormContext();
  const onChosen = async (address: string) => {
    setValue('promoCaptions', '', { shouldDirty: true });
    setValue('promoVideoSeconds', await secondsOf(basePath + address), { shouldDirty: true });
  };
  return <VideoInput {...props} onChosen={(address) => void onChosen(address)} />;
}

function secondsOf(src: string): Promise<number | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    video.preload = 'metadata';
    video.onloadedmetadata = () => resolve(Number.isFinite(video.duration) ? Math.round(video.duration) : null);
    video.onerror = () => resolve(null);
    video.src = src;
  });
}
