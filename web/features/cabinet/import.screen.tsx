import '../../styles/cabinet.area.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../app/i18n.ts';
import { personal } from '../../app/personal-data.ts';
import { useLeaveSignedOut } from '../applications/index.ts';
import { type ImportChoice, readImportChoice } from './import-choice.ts';
import { importQueries } from './import-queries.ts';
import { CabinetBones } from './parts/cabinet-bones.tsx';
import { CabinetFrame } from './parts/cabinet-frame.tsx';
import { ImportFile } from './parts/import-file.tsx';
import { ImportGuide } from './parts/import-guide.tsx';
import { ImportRows } from './parts/import-rows.tsx';
import { ImportSummary } from './parts/import-summary.tsx';
import { ListFailure } from './parts/list-failure.tsx';
import { cabinetQueries } from './queries.ts';

/** «Приглашения списком»: a file, what was read in it, and the invitations on their way. */
export function ImportScreen() {
  const [address] = useSearchParams();
  const { id, ...choice } = readImportChoice(address);
  return (
    <CabinetFrame current="invitations" title={t('imports.title')} description={t('imports.description')}>
      {id ? (
        <OneImport id={id} choice={choice} />
      ) : (
        <div className="import-start">
          <ImportFile />
          <ImportGuide />
        </div>
      )}
    </CabinetFrame>
  );
}

function OneImport({ id, choice }: { id: string; choice: Omit<ImportChoice, 'id'> }) {
  const found = useQuery(importQueries.one(id));
  useLeaveSignedOut(found.error);
  useFreshWhenOver(found.data?.state);
  if (found.error && !found.data)
    return (
      <ListFailure error={found.error} busy={found.isFetching} onRetry={() => void found.refetch()}>
        {t('imports.failed')}
      </ListFailure>
    );
  if (!found.data) return <CabinetBones />;
  return (
    <div className="cabinet">
      <ImportSummary found={found.data} />
      {found.data.state !== 'running' && <ImportRows found={found.data} choice={choice} />}
    </div>
  );
}

/** What the cabinet knew before the import was over is asked for anew. */
function useFreshWhenOver(state: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (state !== 'done') return;
    void queryClient.invalidateQueries({ queryKey: cabinetQueries.summary().queryKey });
    void queryClient.invalidateQueries({ queryKey: [personal, 'cabinet', 'invitations'] });
  }, [state, queryClient]);
}
