import CloudUpload from '@mui/icons-material/CloudUpload';
import { Box, Button, Typography } from '@mui/material';
import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleMedium } from '../../../contract/media-console.ts';
import { UploadRow } from './upload-row.tsx';
import { useMediaLimits, useUploads } from './use-uploads.ts';

const pictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';
const captions = '.vtt,text/vtt';
/** What is taken, and how it is asked for, by what is wanted. */
const asked = {
  any: { accept: `${pictures},video/mp4,video/webm,${captions}`, drop: 'media.drop', limits: 'media.limits' },
  still: { accept: pictures, drop: 'media.dropPictures', limits: 'media.limitsOfPictures' },
  captions: { accept: captions, drop: 'media.dropCaptions', limits: 'media.limitsOfCaptions' },
} as const;
type Wanted = keyof typeof asked;
const megabyte = 1024 * 1024;

/** A place to drop files on, with a button for those who do not drag. */
function DropPlace({ onFiles, wanted }: { onFiles(files: File[]): void; wanted: Wanted }) {
  const translate = useTranslate();
  const words = asked[wanted];
  const limits = useMediaLimits();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent, entered: boolean) => {
    event.preventDefault();
    setOver(entered);
  };
  return (
    <Box
      role="group"
      aria-label={translate('media.zone')}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
      sx={{
        border: 2,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        backgroundColor: isOver ? 'primary.light' : 'background.paper',
        borderRadius: 2,
        padding: 3,
        textAlign: 'center',
      }}
    >
      <Typography gutterBottom>{translate(words.drop)}</Typography>
      <Button variant="contained" startIcon={<CloudUpload />} onClick={() => chooser.current?.click()}>
        {translate('media.choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={words.accept}
        aria-label={translate('media.choose')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {limits && (
        <Typography variant="body2" color="text.secondary" sx={{ marginTop: 1.5 }}>
          {translate(words.limits, {
            picture: limits.picture / megabyte,
            video: limits.video / megabyte,
            captions: limits.captions / megabyte,
          })}
        </Typography>
      )}
    </Box>
  );
}

interface UploadZoneProps {
  onUploaded?: (medium: ConsoleMedium) => void;
  /** What is asked for here; whatever the library takes unless said otherwise. */
  wanted?: Wanted;
  /** Hears whether leaving would lose something: a file on its way, or a description that is not saved. */
  onUnfinished: (isUnfinished: boolean) => void;
}

/** The uploads of which a description is typed and not saved. */
function useUnsavedDescriptions() {
  const [unsaved, setUnsaved] = useState<readonly number[]>([]);
  const note = useCallback((key: number, isUnsaved: boolean) => {
    setUnsaved((before) => [...before.filter((other) => other !== key), ...(isUnsaved ? [key] : [])]);
  }, []);
  return { unsaved, note };
}

/** Uploads files into the library, many at once, and shows how far each is. */
export function UploadZone({ onUploaded, wanted = 'any', onUnfinished }: UploadZoneProps) {
  const translate = useTranslate();
  const { uploads, add, again, dismiss, dismissDone } = useUploads(onUploaded);
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const summary = translate('media.summary', { done, all: uploads.length });
  const { unsaved, note } = useUnsavedDescriptions();
  const isUnfinished = unsaved.length > 0 || done + failed < uploads.length;
  useEffect(() => onUnfinished(isUnfinished), [onUnfinished, isUnfinished]);
  const ask = (go: () => void) => {
    if (window.confirm(translate('media.undescribed'))) go();
  };
  return (
    <Box sx={{ marginTop: 2 }}>
      <DropPlace onFiles={add} wanted={wanted} />
      <Typography role="status" variant="body2" sx={{ marginTop: 1 }}>
        {uploads.length > 0 && (failed > 0 ? `${summary}, ${translate('media.failedSummary', { failed })}` : summary)}
      </Typography>
      {uploads.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onAgain={() => again(upload.key)}
              onDismiss={() => (unsaved.includes(upload.key) ? ask(() => dismiss(upload.key)) : dismiss(upload.key))}
              onTyped={note}
            />
          ))}
        </Box>
      )}
      {done > 0 && (
        <Button size="small" onClick={() => (unsaved.length > 0 ? ask(dismissDone) : dismissDone())}>
          {translate('media.dismissAll')}
        </Button>
      )}
    </Box>
  );
}
