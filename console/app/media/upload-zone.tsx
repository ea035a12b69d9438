import CloudUpload from '@mui/icons-material/CloudUpload';
import { Box, Button, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleMedium } from '../../../contract/media-console.ts';
import { UploadRow } from './upload-row.tsx';
import { useMediaLimits, useUploads } from './use-uploads.ts';

const pictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';
const videos = 'video/mp4,video/webm';
const megabyte = 1024 * 1024;

/** A place to drop files on, with a button for those who do not drag. */
function DropPlace({ onFiles, isStill }: { onFiles(files: File[]): void; isStill: boolean }) {
  const translate = useTranslate();
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
      <Typography gutterBottom>{translate(isStill ? 'media.dropPictures' : 'media.drop')}</Typography>
      <Button variant="contained" startIcon={<CloudUpload />} onClick={() => chooser.current?.click()}>
        {translate('media.choose')}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={isStill ? pictures : `${pictures},${videos}`}
        aria-label={translate('media.choose')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {limits && (
        <Typography variant="body2" color="text.secondary" sx={{ marginTop: 1.5 }}>
          {translate(isStill ? 'media.limitsOfPictures' : 'media.limits', {
            picture: limits.picture / megabyte,
            video: limits.video / megabyte,
          })}
        </Typography>
      )}
    </Box>
  );
}

interface UploadZoneProps {
  onUploaded?: (medium: ConsoleMedium) => void;
  /** Only pictures are wanted here. */
  isStill?: boolean;
}

/** Uploads files into the library, many at once, and shows how far each is. */
export function UploadZone({ onUploaded, isStill = false }: UploadZoneProps) {
  const translate = useTranslate();
  const { uploads, add, again, dismiss, dismissDone } = useUploads(onUploaded);
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const summary = translate('media.summary', { done, all: uploads.length });
  return (
    <Box sx={{ marginTop: 2 }}>
      <DropPlace onFiles={add} isStill={isStill} />
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
              onDismiss={() => dismiss(upload.key)}
            />
          ))}
        </Box>
      )}
      {done > 0 && (
        <Button size="small" onClick={dismissDone}>
          {translate('media.dismissAll')}
        </Button>
      )}
    </Box>
  );
}
