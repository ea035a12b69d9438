import Close from '@mui/icons-material/Close';
import { Alert, Box, Button, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { isStill } from '../../../contract/media-console.values.ts';
import { AltForm } from './alt-form.tsx';
import { cardAddress, sizeInWords } from './picture-of.ts';
import type { Upload } from './use-uploads.ts';

interface Row {
  upload: Upload;
  onAgain(): void;
  onDismiss(): void;
  /** Hears whether a description is typed that is not saved. */
  onTyped?(key: number, isUnsaved: boolean): void;
}

/** How far one file is; once it is there, what it shows is asked for. */
export function UploadRow({ upload, onAgain, onDismiss, onTyped }: Row) {
  const translate = useTranslate();
  const { key, file, state, share, medium, reason } = upload;
  const typed = useCallback((isUnsaved: boolean) => onTyped?.(key, isUnsaved), [onTyped, key]);
  const percent = Math.round(share * 100);
  const isGoing = state === 'sending' || state === 'checking';
  return (
    <Stack component="li" spacing={1} sx={{ paddingY: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        {medium && isStill(medium.kind) && (
          <Box component="img" src={cardAddress(medium)} alt="" sx={{ width: 56, height: 56, objectFit: 'contain' }} />
        )}
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {sizeInWords(file.size)}
            {state !== 'failed' && ` · ${translate(`media.${state}`, { percent })}`}
          </Typography>
        </Box>
        {(state === 'done' || state === 'failed') && (
          <IconButton onClick={onDismiss} aria-label={`${translate('media.dismiss')}: ${file.name}`}>
            <Close />
          </IconButton>
        )}
      </Stack>
      {isGoing && (
        <LinearProgress
          variant={state === 'checking' ? 'indeterminate' : 'determinate'}
          value={percent}
          aria-label={translate('media.progress', { name: file.name })}
        />
      )}
      {state === 'failed' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={onAgain}>
              {translate('media.again')}
            </Button>
          }
        >
          {reason}
        </Alert>
      )}
      {medium && isStill(medium.kind) && medium.alt === null && <AltForm medium={medium} onTyped={typed} />}
    </Stack>
  );
}
