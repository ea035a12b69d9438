import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { Button, useListContext, useNotify } from 'react-admin';
import { exportEnquiries } from '../../contract/enquiries-console.ts';
import { download } from '../app/request.ts';

/** Saves what the filters leave as a file. */
export function EnquiryExport() {
  const { filterValues, total } = useListContext();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(exportEnquiries, { body: { q: '', ...filterValues } });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button label={isBusy ? 'enquiries.exporting' : 'enquiries.export'} disabled={isBusy || total === 0} onClick={save}>
      <DownloadIcon />
    </Button>
  );
}
