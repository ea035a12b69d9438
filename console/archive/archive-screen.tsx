import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { getImport } from '../../contract/archive-console.ts';
import { request } from '../app/request.ts';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import-part.tsx';
import { inOneColumn } from './part.tsx';

const askAgainMs = 1_000;

/** Takes all content out as one file, and brings it in. How far an import is, the server knows: the page may be left. */
export function ArchiveScreen() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['archive', 'import'],
    queryFn: () => request(getImport, {}),
    refetchInterval: ({ state }) => {
      const going = state.data?.import?.state;
      return going === 'checking' || going === 'applying' ? askAgainMs : false;
    },
  });
  return (
    <Box sx={{ ...inOneColumn, marginTop: 2, marginBottom: 4, maxWidth: 960 }}>
      <Title title={translate('archive.title')} />
      <ExportPart />
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && <ImportPart current={data.import} refresh={() => void refetch()} />}
    </Box>
  );
}
