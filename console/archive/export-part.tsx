import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { exportArchive, getArchiveContents } from '../../contract/archive-console.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { sizeInWords } from '../app/media/picture-of.ts';
import { download, request } from '../app/request.ts';
import { Part, Progress } from './part.tsx';

/** Saves all content as one file. */
export function ExportPart() {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['archive', 'contents'],
    queryFn: () => request(getArchiveContents, {}),
  });
  const begin = useBegunHere();
  const [bytes, setBytes] = useState<number>();
  const [failure, setFailure] = useState('');
  const save = async () => {
    const begun = begin();
    setFailure('');
    setBytes(0);
    await download(exportArchive, {}, setBytes).catch(begun.tellBy(setFailure));
    setBytes(undefined);
  };
  const records = data?.kinds.reduce((sum, one) => sum + one.records, 0);
  return (
    <Part title={translate('archive.export.title')}>
      <Typography>{translate('archive.export.text')}</Typography>
      {data && (
        <Typography color="text.secondary">
          {translate(data.files > 0 ? 'archive.export.size' : 'archive.export.noFiles', {
            records,
            files: data.files,
            size: sizeInWords(data.bytes),
          })}
        </Typography>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
      {bytes !== undefined && (
        <Progress
          label={translate('archive.export.going', { size: sizeInWords(bytes) })}
          share={data && data.bytes > 0 ? bytes / data.bytes : undefined}
        />
      )}
      <Box>
        <Button variant="contained" startIcon={<DownloadIcon />} disabled={bytes !== undefined} onClick={save}>
          {translate('archive.export.button')}
        </Button>
      </Box>
    </Part>
  );
}
