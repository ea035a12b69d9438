import { Box, Button, ButtonBase, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { ConsoleMedium } from '../../../contract/media-console.ts';
import { cardsInRows, MediumCard } from './medium-card.tsx';
import { UploadZone } from './upload-zone.tsx';

const portion = 24;
const titles = { still: 'media.libraryTitle', video: 'media.videosTitle', captions: 'media.captionsTitle' };

interface Choice {
  /** What is looked for; pictures unless said otherwise. */
  kind?: 'still' | 'video' | 'captions';
  onChoose(medium: ConsoleMedium): void;
  onClose(): void;
}

/** Lets a picture, a film or captions of the library be chosen, or a new one be uploaded and chosen. Shown while it is mounted. */
export function LibraryDialog({ kind = 'still', onChoose, onClose }: Choice) {
  const translate = useTranslate();
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(portion);
  const [isUnfinished, setUnfinished] = useState(false);
  const leave = (go: () => void) => {
    if (!isUnfinished || window.confirm(translate('ra.message.unsaved_changes'))) go();
  };
  const { data = [], total = 0 } = useGetList<ConsoleMedium>('media', {
    pagination: { page: 1, perPage: Math.min(shown, 100) },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { q: words, kind },
  });
  return (
    <Dialog open onClose={() => leave(onClose)} maxWidth="md" fullWidth aria-labelledby="library-title">
      <DialogTitle id="library-title">{translate(titles[kind])}</DialogTitle>
      <DialogContent>
        <UploadZone wanted={kind === 'video' ? 'any' : kind} onUnfinished={setUnfinished} />
        <TextField
          label={translate('media.search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          fullWidth
          size="small"
          sx={{ marginTop: 2 }}
        />
        <Box component="ul" sx={{ ...cardsInRows, paddingX: 0 }}>
          {data.map((medium) => (
            <li key={medium.id}>
              <ButtonBase
                onClick={() => leave(() => onChoose(medium))}
                sx={{
                  width: '100%',
                  height: '100%',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 2,
                  overflow: 'hidden',
                }}
              >
                <MediumCard medium={medium} />
              </ButtonBase>
            </li>
          ))}
        </Box>
        {data.length < Math.min(total, 100) && (
          <Button onClick={() => setShown(shown + portion)}>{translate('media.more')}</Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => leave(onClose)}>{translate('media.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
