import DownloadIcon from '@mui/icons-material/Download';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { useBegunHere } from './begun-here.ts';

/** What the person has set: every call of a file takes the words, and the filters of its own list. */
type Filters = { q: string };

interface ExportButtonProps {
  /** Saves what these filters leave. */
  save(filters: Filters): Promise<void>;
  /** Its words, `<words>.export` and `<words>.exporting`. */
  words: string;
}

/** Saves what the filters of a list leave as a file. */
export function ExportButton({ save, words }: ExportButtonProps) {
  const { filterValues, total } = useListContext();
  const begin = useBegunHere();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    const begun = begin();
    setBusy(true);
    try {
      await save({ q: '', ...filterValues });
    } catch (error) {
      begun.tell(error as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button label={`${words}.${isBusy ? 'exporting' : 'export'}`} disabled={isBusy || total === 0} onClick={press}>
      <DownloadIcon />
    </Button>
  );
}
