import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import type { Command, Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { ConsoleMedium } from '../../../contract/media-console.ts';
import { PictureInput } from '../../app/picture-input.tsx';
import { basePath } from '../../app/place.ts';

interface PictureDialogProps {
  editor: Editor;
  /** A file that was dropped on the text or pasted into it, and where. */
  file?: File | undefined;
  at?: number | undefined;
  /** Another file is asked about next. */
  hasMore?: boolean;
  onClose: () => void;
}

/** Asks for a picture and for what people read who do not see it. */
export function PictureDialog({ editor, file, at, hasMore = false, onClose }: PictureDialogProps) {
  const translate = useTranslate();
  const t = (name: string) => translate(`publishing.editor.${name}`);
  const present = file ? {} : (chosenPicture(editor)?.attrs ?? {});
  const [path, setPath] = useState(String(present.src ?? '').slice(present.src ? basePath.length : 0));
  const [alt, setAlt] = useState(String(present.alt ?? ''));
  const [missing, setMissing] = useState<'path' | 'alt' | undefined>();
  const choose = (address: string, medium?: ConsoleMedium) => {
    setPath(address);
    // What was typed here stays.
    if (medium?.alt) setAlt((typed) => typed.trim() || (medium.alt ?? ''));
  };
  const close = () => goBack(editor, onClose, hasMore);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!/^\/media\/\S+$/.test(path)) return setMissing('path');
    if (alt.trim() === '') return setMissing('alt');
    const src = basePath + path;
    const attrs = { src, alt: alt.trim(), ...(await sizeOf(src)) };
    if (present.src) editor.commands.updateAttributes('image', attrs);
    // One of several that were dropped stands after the one before it.
    else insertPicture(editor, attrs, file ? (at ?? editor.state.selection.to) : editor.state.selection);
    close();
  };
  return (
    <Dialog open onClose={close} disableRestoreFocus fullWidth maxWidth="sm">
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
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('done')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** At once and by the editor itself, which knows where the caret was: who types on loses no letter. */
function goBack(editor: Editor, onClose: () => void, hasMore: boolean): void {
  flushSync(onClose);
  const { to } = editor.state.selection;
  if (chosenPicture(editor)) editor.chain().command(goBehind(to)).setMeta('addToHistory', false).run();
  if (!hasMore) editor.view.focus();
}

/** The picture that is chosen by itself; a selection of several things is not one of them. */
function chosenPicture({ state: { selection } }: Editor): Node | undefined {
  return selection instanceof NodeSelection && selection.node.type.name === 'image' ? selection.node : undefined;
}

type Place = Parameters<Editor['commands']['insertContentAt']>[0];

/** What is typed next stands behind the picture, and neither replaces it nor joins the second half of a line that it has split. */
function insertPicture(editor: Editor, attrs: { src: string }, place: Place): void {
  editor
    .chain()
    .insertContentAt(place, [{ type: 'image', attrs }, { type: 'paragraph' }])
    .command((props) => {
      const { tr } = props;
      let behind = 0;
      tr.doc.nodesBetween(0, tr.selection.from, (node, at) => {
        if (node.type.name === 'image' && node.attrs.src === attrs.src) behind = at + node.nodeSize;
      });
      return goBehind(behind)(props);
    })
    .run();
}

/** In a paragraph of its own, which is not stored while it is empty. */
const goBehind =
  (at: number): Command =>
  ({ tr, commands }) => {
    const next = tr.doc.nodeAt(at);
    const isFree = next?.type.name === 'paragraph' && next.childCount === 0;
    return (isFree || commands.insertContentAt(at, { type: 'paragraph' })) && commands.setTextSelection(at + 1);
  };

/** With its size in the text a picture moves nothing while it loads. */
function sizeOf(src: string): Promise<{ width?: number; height?: number }> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve({});
    image.src = src;
  });
}
