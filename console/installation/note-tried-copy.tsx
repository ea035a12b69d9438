import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { noteTriedCopy } from '../../contract/installation.ts';
import { request } from '../app/request.ts';

/** For a copy that was restored on another machine: the portal cannot know of it. */
export function NoteTriedCopy({ file }: { file: string }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(file);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => request(noteTriedCopy, { body: { file: typed } }),
    onSuccess: async () => {
      setOpen(false);
      await client.invalidateQueries({ queryKey: ['installation'] });
    },
  });
  const open = () => {
    setTyped(file);
    reset();
    setOpen(true);
  };
  return (
    <>
      <Button sx={{ marginTop: 1.5 }} onClick={open}>
        {translate('installation.copies.note')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="note-tried-copy">
        <DialogTitle id="note-tried-copy">{translate('installation.copies.note')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ marginBottom: 2 }}>{translate('installation.copies.noteText')}</Typography>
          {error && (
            <Alert severity="error" sx={{ marginBottom: 2 }}>
              {error.message}
            </Alert>
          )}
          <TextField
            fullWidth
            label={translate('installation.copies.file')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            {translate('installation.copies.noteIt')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
