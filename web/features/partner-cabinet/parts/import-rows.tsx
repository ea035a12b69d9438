import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InvitationImport } from '../../../../contract/invitations-import.ts';
import { ListFailure } from '../../../app/calls/list-failure.tsx';
import { useLeaveSignedOut } from '../../../app/session/index.ts';
import { type ImportChoice, importAddress } from '../import-choice.ts';
import { importQueries } from '../import-queries.ts';
import { CabinetPages } from './cabinet-pages.tsx';
import { CabinetSkeleton } from './cabinet-skeleton.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ImportTable } from './import-table.tsx';
import '../words.ts';

interface ImportRowsProps {
  found: InvitationImport;
  choice: Omit<ImportChoice, 'id'>;
}

/** The rows of the file, first those with mistakes. */
export function ImportRows({ found: { id, state, total, bad, skipped }, choice }: ImportRowsProps) {
  const { t } = useTranslation('partner-cabinet');
  const counts = { bad: bad + skipped, good: total - bad - skipped };
  const show = choice.show ?? (counts.bad > 0 ? 'bad' : 'good');
  const list = useQuery(importQueries.rows({ id, show, page: choice.page }, state));
  useLeaveSignedOut(list.error);
  const chip = (name: 'bad' | 'good') => ({
    href: importAddress({ id, show: name }),
    label: t(`imports.rows.${name}`),
    count: counts[name],
    current: show === name,
  });
  return (
    <>
      <FilterChips label={t('imports.rows.show')} chips={[chip('bad'), chip('good')]} />
      {list.error && (
        <ListFailure
          error={list.error}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
          what={t('imports.rowsFailed')}
        />
      )}
      {list.isPending && <CabinetSkeleton />}
      {list.data && (
        <div aria-busy={list.isPlaceholderData || undefined}>
          <ImportTable rows={list.data.content} show={show} />
          <CabinetPages {...list.data} hrefFor={(page) => importAddress({ id, show, page })} />
        </div>
      )}
    </>
  );
}
