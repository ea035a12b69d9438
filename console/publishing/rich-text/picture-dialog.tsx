import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleMedium } from '../../../contract/media-console.ts';
import { PictureInput } from '../../app/picture-input.tsx';
import { basePath } from '../../app/place.ts';

interface PictureDialogProps {
  editor: Editor;
  /** A file that was dropped on the text or pasted into it, and where. */
  file?: File | undefined;
  at?: number | undefined;
  onClose: () => void;
}

/** Asks for a picture and for what people read who do not see it. */
export function PictureDialog({ editor, file, at, onClose }: PictureDialogProps) {
  const translate = useTranslate();
  const t = (name: string) => translate(`publishing.editor.${name}`);
  const present = file ? {} : editor.getAttributes('image');
  const [path, setPath] = useState(String(present.src ?? '').slice(present.src ? basePath.length : 0));
  const [alt, setAlt] = useState(String(present.alt ?? ''));
  const [missing, setMissing] = useState<'path' | 'alt' | undefined>();
  const choose = (address: string, medium?: ConsoleMedium) => {
    setPath(address);
    // What was typed here stays.
    if (medium?.alt) setAlt((typed) => typed.trim() || (medium.alt ?? ''));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!/^\/media\/\S+$/.test(path)) return setMissing('path');
    if (alt.trim() === '') return setMissing('alt');
    const src = basePath + path;
    const attrs = { src, alt: alt.trim(), ...(await sizeOf(src)) };
    // What is typed next stands behind the picture, and does not replace it; an empty paragraph is not stored.
    const inserted = [{ type: 'image', attrs }, { type: 'paragraph' }];
    const chain = editor.chain().focus();
    // One of several that were dropped stands after the one before it.
    if (file) chain.insertContentAt(at ?? editor.state.selection.to, inserted).run();
    else chain.insertContent(inserted).run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle>{t('picture')}</DialogTitle>
        <DialogContent>
          <PictureInput
            label={t('pictureFile')}
            value={path}
            onChange={choose}
            first={file}
            error={missing === 'path' ? t('pictureMissing') : undefined}
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
