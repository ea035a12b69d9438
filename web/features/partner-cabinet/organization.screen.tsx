import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFailure } from '../../app/calls/list-failure.tsx';
import { CabinetFrame } from './parts/cabinet-frame.tsx';
import { CabinetSkeleton } from './parts/cabinet-skeleton.tsx';
import { OrganizationForm } from './parts/organization-form.tsx';
import { cabinetQueries } from './queries.ts';
import './words.ts';
import { useLeaveSignedOut } from '../../app/session/index.ts';
import styles from './cabinet.module.css';

/** «Моя организация»: the partner's card as the directory shows it, and what the partner may change of it. */
export function OrganizationScreen() {
  const { t } = useTranslation('partner-cabinet');
  return (
    <CabinetFrame current="organization" description={t('organization.description')}>
      <Organization />
    </CabinetFrame>
  );
}

function Organization() {
  const { t } = useTranslation('partner-cabinet');
  const { data, dataUpdatedAt, isFetching, refetch, ...query } = useQuery(cabinetQueries.organization());
  const [openedAt] = useState(Date.now);
  // The form begins with the card as it stands, not with one that was read on a visit before.
  const organization = dataUpdatedAt >= openedAt ? data : undefined;
  const error = query.errorUpdatedAt >= openedAt ? query.error : null;
  useLeaveSignedOut(error);
  return (
    <div className={styles.page}>
      {error && (
        <ListFailure error={error} busy={isFetching} onRetry={() => void refetch()} what={t('organization.failed')} />
      )}
      {!organization && !error && <CabinetSkeleton />}
      {organization && <OrganizationForm organization={organization} />}
    </div>
  );
}
