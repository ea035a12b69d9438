import '../../styles/cabinet.area.css';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../app/i18n.ts';
import { useLeaveSignedOut } from '../applications/index.ts';
import { CabinetBones } from './parts/cabinet-bones.tsx';
import { CabinetFrame } from './parts/cabinet-frame.tsx';
import { ListFailure } from './parts/list-failure.tsx';
import { OrganizationForm } from './parts/organization-form.tsx';
import { cabinetQueries } from './queries.ts';

/** «Моя организация»: the partner's card as the directory shows it, and what the partner may change of it. */
export function OrganizationScreen() {
  return (
    <CabinetFrame current="organization" description={t('cabinet.organization.description')}>
      <Organization />
    </CabinetFrame>
  );
}

function Organization() {
  const { data, error, isPending, isFetching, refetch } = useQuery(cabinetQueries.organization());
  useLeaveSignedOut(error);
  return (
    <div className="cabinet">
      {error && (
        <ListFailure error={error} busy={isFetching} onRetry={() => void refetch()}>
          {t('cabinet.organization.failed')}
        </ListFailure>
      )}
      {isPending && <CabinetBones />}
      {data && <OrganizationForm organization={data} />}
    </div>
  );
}
