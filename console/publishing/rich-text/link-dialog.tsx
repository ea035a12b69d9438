import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isSafeLink, spaceFault, withPlainScheme } from '../../../contract/publishing-links.ts';

/** Asks where the selected words lead. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const translate = useTranslate();
  const t = (name: string) => translate(`publishing.editor.${name}`);
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const [fault, setFault] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const address = withPlainScheme(withScheme(href.trim()));
    if (!isSafeLink(address)) return setFault(spaceFault(address) ?? t('linkWrong'));
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle>{t('link')}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            margin="dense"
            label={t('linkAddress')}
            value={href}
            error={fault !== ''}
            helperText={fault || t('linkHelp')}
            onChange={({ target }) => {
              setHref(target.value);
              setFault('');
            }}
          />
        </DialogContent>
        <DialogActions>
          {editor.isActive('link') && <Button onClick={remove}>{t('linkGone')}</Button>}
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('done')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** People copy addresses without their scheme, mailboxes as they are, and numbers with their spaces. */
function withScheme(address: string): string {
  if (/^tel:[\d\s()+-]+$/i.test(address)) return address.replace(/\s/g, '');
  if (/^[^\s/@:]+@[^\s/@]+\.\w+$/.test(address)) return `mailto:${address}`;
  return /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+([/?#]|$)/u.test(address) ? `https://${address}` : address;
}
