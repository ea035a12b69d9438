import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { Button, useListContext, useNotify } from 'react-admin';
import { exportAudit } from '../../contract/audit-console.ts';
import { download } from '../app/request.ts';

/** Saves what the filters leave as a file. */
export function ExportButton() {
  const { filterValues, total } = useListContext();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(exportAudit, { body: { q: '', ...filterValues } });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button label={isBusy ? 'audit.exporting' : 'audit.export'} disabled={isBusy || total === 0} onClick={save}>
      <DownloadIcon />
    </Button>
  );
}
