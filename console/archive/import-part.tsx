import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ContentImport, discardImport } from '../../contract/archive-console.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { momentInWords } from '../app/moment-field.tsx';
import { request } from '../app/request.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportProblems } from './import-problems.tsx';
import { Part, Progress } from './part.tsx';
import { UploadArchive } from './upload-archive.tsx';

interface ImportPartProps {
  current: ContentImport | null;
  refresh(): void;
}

/** Brings an archive in: sent, checked, looked at, applied. */
export function ImportPart({ current, refresh }: ImportPartProps) {
  const translate = useTranslate();
  const [failure, setFailure] = useState('');
  const [passed, setPassed] = useState<string>();
  const end = (reason: string) => {
    setFailure(reason);
    // What became of the archive before is no answer to this one.
    setPassed(current?.id);
    // What was in the way is shown at once, and can be cancelled.
    refresh();
  };
  const isGoing = current && ['checking', 'ready', 'applying'].includes(current.state);
  return (
    <Part title={translate('archive.import.title')}>
      <Typography>{translate('archive.import.text')}</Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      {current && isGoing && <Going current={current} refresh={() => end('')} />}
      {current && !isGoing && (failure === '' || current.id !== passed) && <Ended current={current} />}
      {!isGoing && <UploadArchive onEnd={end} />}
    </Part>
  );
}

function Going({ current, refresh }: { current: ContentImport; refresh(): void }) {
  const translate = useTranslate();
  const { state, fileName, done, total } = current;
  return (
    <>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {translate('archive.import.file', {
          name: fileName,
          who: current.startedBy ?? translate('archive.import.command'),
          at: momentInWords(current.createdAt),
        })}
      </Typography>
      {current.notice && <Alert severity="warning">{current.notice}</Alert>}
      {state === 'ready' ? (
        <ImportPreview current={current} refresh={refresh} />
      ) : (
        <Progress
          label={translate(`archive.import.${state}`, { done, total })}
          share={total > 0 ? done / total : undefined}
        />
      )}
      <Discard current={current} refresh={refresh} />
    </>
  );
}

function Discard({ current: { id }, refresh }: { current: ContentImport; refresh(): void }) {
  const translate = useTranslate();
  const [failure, setFailure] = useState('');
  const begin = useBegunHere();
  const discard = async () => {
    await request(discardImport, { params: { id } }).catch(begin().tellBy(setFailure));
    refresh();
  };
  return (
    <Box>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Button color="inherit" variant="outlined" onClick={discard}>
        {translate('archive.import.discard')}
      </Button>
    </Box>
  );
}

/** What became of the last import. */
function Ended({ current }: { current: ContentImport }) {
  const translate = useTranslate();
  const { state, fileName: name, failure, problems, counts, endedAt } = current;
  const sum = (of: 'new' | 'changed' | 'same') => counts.reduce((all, one) => all + one[of], 0);
  const at = endedAt ? momentInWords(endedAt) : '';
  const severity = state === 'done' ? 'success' : state === 'discarded' ? 'info' : 'error';
  return (
    <Alert severity={severity} role="status" sx={{ overflowWrap: 'anywhere' }}>
      {translate(`archive.import.${state}`, { name, at, new: sum('new'), changed: sum('changed'), same: sum('same') })}
      {failure && <Typography sx={{ marginTop: 1 }}>{failure}</Typography>}
      <ImportProblems problems={problems} />
    </Alert>
  );
}
