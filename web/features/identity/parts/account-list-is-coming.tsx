import { t } from '../../../app/i18n.ts';
import { Skeleton } from '../../../ui/index.ts';

/** A list of the account on its way. */
export function AccountListIsComing() {
  return (
    <div className="account-list" aria-busy="true">
      <p className="visually-hidden">{t('common.loading')}</p>
      {[1, 2].map((place) => (
        <div key={place} className="account-row">
          <Skeleton shape="block" className="account-bone-icon" />
          <div className="account-row-words account-bones">
            <Skeleton className="account-bone-title" />
            <Skeleton shape="small" className="account-bone-line" />
          </div>
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  );
}
