import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ListFailure } from '../../app/calls/list-failure.tsx';
import { personal } from '../../app/calls/personal-data.ts';
import { type ImportChoice, readImportChoice } from './import-choice.ts';
import { importQueries } from './import-queries.ts';
import { CabinetFrame } from './parts/cabinet-frame.tsx';
import { CabinetSkeleton } from './parts/cabinet-skeleton.tsx';
import { ImportColumns } from './parts/import-columns.tsx';
import { ImportFile } from './parts/import-file.tsx';
import { ImportGuide } from './parts/import-guide.tsx';
import { ImportRows } from './parts/import-rows.tsx';
import { ImportSummary } from './parts/import-summary.tsx';
import { cabinetQueries } from './queries.ts';
import { type ImportFileWork, useImportFile } from './use-import-file.ts';
import './words.ts';
import { useLeaveSignedOut } from '../../app/session/index.ts';
import cabinetStyles from './cabinet.module.css';
import styles from './import.module.css';

/** «Приглашения списком»: a file, what was read in it, and the invitations on their way. */
export function ImportScreen() {
  const { t } = useTranslation('partner-cabinet');
  const [address] = useSearchParams();
  const { id, ...choice } = readImportChoice(address);
  const work = useImportFile();
  return (
    <CabinetFrame current="invitations" title={t('imports.title')} description={t('imports.description')}>
      {id ? <OneImport id={id} choice={choice} work={work} /> : <NewImport work={work} />}
    </CabinetFrame>
  );
}

function NewImport({ work }: { work: ImportFileWork }) {
  if (work.file) return <ImportColumns work={work} file={work.file} />;
  return (
    <div className={styles.start}>
      <ImportFile work={work} />
      <ImportGuide />
    </div>
  );
}

interface OneImportProps {
  id: string;
  choice: Omit<ImportChoice, 'id'>;
  work: ImportFileWork;
}

function OneImport({ id, choice, work }: OneImportProps) {
  const { t } = useTranslation('partner-cabinet');
  const found = useQuery(importQueries.one(id));
  useLeaveSignedOut(found.error);
  useFreshWhenOver(found.data?.state);
  if (found.error && !found.data)
    return (
      <ListFailure
        error={found.error}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
        what={t('imports.failed')}
      />
    );
  if (!found.data) return <CabinetSkeleton />;
  return (
    <div className={cabinetStyles.page}>
      <ImportSummary found={found.data} work={work} />
      {found.data.state !== 'running' && <ImportRows found={found.data} choice={choice} />}
    </div>
  );
}

/** When the import is over the data of the cabinet are fetched again. */
function useFreshWhenOver(state: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (state !== 'done') return;
    void queryClient.invalidateQueries({ queryKey: cabinetQueries.summary().queryKey });
    void queryClient.invalidateQueries({ queryKey: [personal, 'cabinet', 'invitations'] });
  }, [state, queryClient]);
}
