import { Button, InputAdornment } from '@mui/material';
import { useState } from 'react';
import { TextInput, type TextInputProps, useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { LibraryDialog } from '../app/media/library-dialog.tsx';
import { basePath } from '../app/place.ts';

type FieldProps = TextInputProps & { source: string };
type AddressProps = FieldProps & { kind: 'video' | 'captions'; onChosen?: (address: string) => void };

/** The address of a file, typed or chosen from the library. */
function AddressInput({ kind, onChosen, ...props }: AddressProps) {
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
                <Button
                  size="small"
                  aria-label={`${translate('media.ofLibrary')}: ${translate(String(props.label))}`}
                  onClick={() => setChoosing(true)}
                >
                  {translate('media.ofLibrary')}
                </Button>
              </InputAdornment>
            ),
          },
        }}
      />
      {isChoosing && (
        <LibraryDialog
          kind={kind}
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

/** A film: the address of one elsewhere, or one of the library; the captions of another film go. */
export function VideoInput(props: FieldProps) {
  const { setValue } = useFormContext();
  return <AddressInput {...props} kind="video" onChosen={() => setValue('captions', '', { shouldDirty: true })} />;
}

/** The captions of a film, from the library. */
export const CaptionsInput = (props: FieldProps) => <AddressInput {...props} kind="captions" />;

/** The film of the home page; its length comes with it, and the captions of another film go. */
export function FilmInput(props: FieldProps) {
  const { setValue } = useFormContext();
  const onChosen = async (address: string) => {
    setValue('promoCaptions', '', { shouldDirty: true });
    setValue('promoVideoSeconds', await secondsOf(basePath + address), { shouldDirty: true });
  };
  return <AddressInput {...props} kind="video" onChosen={(address) => void onChosen(address)} />;
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
