import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PicturePath } from '../../app/picture-path.tsx';
import { basePath } from '../../app/place.ts';

/** Asks for a picture and for what people read who do not see it. */
export function PictureDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const translate = useTranslate();
  const t = (name: string) => translate(`publishing.editor.${name}`);
  const present = editor.getAttributes('image');
  const [path, setPath] = useState(String(present.src ?? '').slice(present.src ? basePath.length : 0));
  const [alt, setAlt] = useState(String(present.alt ?? ''));
  const [missing, setMissing] = useState<'path' | 'alt' | undefined>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!/^\/media\/\S+$/.test(path)) return setMissing('path');
    if (alt.trim() === '') return setMissing('alt');
    const src = basePath + path;
    const size = await sizeOf(src);
    editor
      .chain()
      .focus()
      .setImage({ src, alt: alt.trim(), ...size })
      .run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle>{t('picture')}</DialogTitle>
        <DialogContent>
          <PicturePath
            label={t('picturePath')}
            value={path}
            onChange={setPath}
            error={missing === 'path' ? t('picturePathWrong') : undefined}
          />
          <TextField
            fullWidth
            multiline
            margin="dense"
            label={t('pictureAlt')}
            value={alt}
            error={missing === 'alt'}
            helperText={t(missing === 'alt' ? 'pictureAltMissing' : 'pictureAltHelp')}
            onChange={({ target }) => setAlt(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('done')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** With its size in the text a picture moves nothing while it loads. */
function sizeOf(src: string): Promise<{ width?: number; height?: number }> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve({});
    image.src = src;
  });
}
