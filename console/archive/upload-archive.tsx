import UploadFile from '@mui/icons-material/UploadFile';
import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { getImportRules, uploadArchive } from '../../contract/archive-console.ts';
import { request } from '../app/request.ts';
import { sendFile } from '../app/send-file.ts';
import { useAskBeforeLeaving } from '../app/use-ask-before-leaving.ts';
import { Progress } from './part.tsx';

/**
 * Chooses an archive and sends it to be checked. Who may not, or has to wait, is told before anything is sent: `onEnd` gets
 * the sentence, which stays when another archive takes the place of the button.
 */
export function UploadArchive({ onEnd }: { onEnd(failure: string): void }) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const leaving = useRef(new AbortController());
  const [share, setShare] = useState<number>();
  useAskBeforeLeaving(share !== undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const send = async (file: File) => {
    const { signal } = leaving.current;
    try {
      // Asks for the proof too, which a file cannot.
      const { busy, mostBytes } = await request(getImportRules, {});
      const refusal = busy ?? (file.size > mostBytes ? translate('archive.import.tooLarge') : undefined);
      if (refusal) return onEnd(refusal);
      setShare(0);
      const watch = { onSent: setShare, signal };
      await sendFile(uploadArchive, { query: { name: file.name } }, file, watch);
      onEnd('');
    } catch (error) {
      if (!signal.aborted) onEnd((error as Error).message);
    } finally {
      setShare(undefined);
    }
  };
  return (
    <>
      {share !== undefined && (
        <Progress label={translate('archive.import.sending', { percent: Math.round(share * 100) })} share={share} />
      )}
      <Box>
        <Button
          variant="contained"
          startIcon={<UploadFile />}
          disabled={share !== undefined}
          onClick={() => chooser.current?.click()}
        >
          {translate('archive.import.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".zip,application/zip"
          aria-label={translate('archive.import.choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </Box>
    </>
  );
}
