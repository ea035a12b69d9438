import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleMedium } from '../../contract/media-console.ts';
import { LibraryDialog } from './media/library-dialog.tsx';
import { UploadRow } from './media/upload-row.tsx';
import { useUploads } from './media/use-uploads.ts';
import { basePath } from './place.ts';

interface PictureInputProps {
  label: string;
  /** The address of the picture, which begins with `/media/`; empty without one. */
  value: string;
  /** With what the library knows of the picture, when one was chosen. */
  onChange: (address: string, medium?: ConsoleMedium) => void;
  error?: string | undefined;
  helperText?: string | undefined;
  isRequired?: boolean;
  name?: string | undefined;
  /** A file that was given already, to be uploaded and chosen. */
  first?: File | undefined;
}

/** The handlers of a place that takes one file. */
function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, entered: boolean) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(entered);
  };
  const handlers = {
    onDragOver: (event: DragEvent) => over(event, true),
    onDragLeave: (event: DragEvent) => over(event, false),
    onDrop: (event: DragEvent) => {
      over(event, false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, handlers };
}

/** Uploads what is given here; the picture is chosen as soon as it is in the library. */
function useGiven(choose: (medium: ConsoleMedium) => void, first: File | undefined) {
  const translate = useTranslate();
  const [isOther, setOther] = useState(false);
  const { uploads, add, again, dismiss } = useUploads(choose);
  const take = (file: File) => {
    // Browsers know no kind for some pictures, such as HEIC; the server looks at the bytes and says what to do.
    const isKnownOther = file.type !== '' && !file.type.startsWith('image/');
    setOther(isKnownOther);
    if (!isKnownOther) add([file]);
  };
  const isGiven = useRef(false);
  const takeFirst = useEffectEvent(() => {
    if (first && !isGiven.current) take(first);
    isGiven.current = true;
  });
  useEffect(() => takeFirst(), []);
  const rows = uploads
    .filter(({ state }) => state !== 'done')
    .map((upload) => (
      <UploadRow
        key={upload.key}
        upload={upload}
        onAgain={() => again(upload.key)}
        onDismiss={() => dismiss(upload.key)}
      />
    ));
  return { take, rows, fault: isOther ? translate('media.onlyPictures') : undefined };
}

/** A picture chosen from the library, or uploaded into it by a drop or by the library's own dialog. */
export function PictureInput({ label, value, onChange, name, isRequired = false, first, ...rest }: PictureInputProps) {
  const translate = useTranslate();
  const [labelId, helpId] = [useId(), useId()];
  const [isChoosing, setChoosing] = useState(false);
  const choose = (medium: ConsoleMedium) => {
    onChange(medium.address, medium);
    setChoosing(false);
  };
  const { take, rows, fault } = useGiven(choose, first);
  const { isOver, handlers } = useDrop(take);
  const error = fault ?? rest.error;
  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={helpId} data-field={name} sx={{ marginY: 1 }}>
      <Typography id={labelId} variant="body2" color={error ? 'error' : 'textSecondary'} gutterBottom>
        {label}
        {isRequired && ' *'}
      </Typography>
      <Box {...handlers} sx={dropPlace(isOver, error !== undefined)}>
        <Picture value={value} />
        <Choices
          value={value}
          name={name}
          describedBy={labelId}
          onChoose={() => setChoosing(true)}
          onTakeAway={() => onChange('')}
        />
      </Box>
      {rows.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {rows}
        </Box>
      )}
      <FormHelperText id={helpId} error={error !== undefined}>
        {error ?? rest.helperText ?? translate('media.dropHere')}
      </FormHelperText>
      {isChoosing && <LibraryDialog onClose={() => setChoosing(false)} onChoose={choose} />}
    </Box>
  );
}

interface ChoicesProps {
  value: string;
  name: string | undefined;
  describedBy: string;
  onChoose: () => void;
  onTakeAway: () => void;
}

function Choices({ value, name, describedBy, onChoose, onTakeAway }: ChoicesProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        size="small"
        name={name}
        startIcon={<AddPhotoAlternate />}
        aria-describedby={describedBy}
        onClick={onChoose}
      >
        {translate(value ? 'media.otherPicture' : 'media.fromLibrary')}
      </Button>
      {value && (
        <Button size="small" onClick={onTakeAway} aria-describedby={describedBy}>
          {translate('media.takeAway')}
        </Button>
      )}
    </Box>
  );
}

const dropPlace = (isOver: boolean, isWrong: boolean) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    padding: 1.5,
    border: '1px dashed',
    borderColor: isOver ? 'primary.main' : isWrong ? 'error.main' : 'divider',
    borderRadius: 1.25,
    backgroundColor: isOver ? 'primary.light' : 'transparent',
  }) as const;

const fileOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

function Picture({ value }: { value: string }) {
  const translate = useTranslate();
  if (!value) return <Typography color="textSecondary">{translate('media.noPicture')}</Typography>;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Box
        component="img"
        src={basePath + value}
        alt=""
        sx={{ maxWidth: 120, maxHeight: 72, objectFit: 'contain', flexShrink: 0 }}
      />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {fileOf(value)}
      </Typography>
    </Box>
  );
}
