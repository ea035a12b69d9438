import { useTranslation } from 'react-i18next';
import { useLinkClickHandler } from 'react-router';
import type { CallAnswer } from '../../../../contract/call.ts';
import type { findPartners } from '../../../../contract/partners.ts';

import { Button, classNames, EmptyState, LinkButton } from '../../../ui/index.ts';
import { filterAddress, mostShown, type PartnerFilter, portion } from '../filter-address.ts';
import { PartnerCard } from './partner-card.tsx';
import '../words.ts';
import styles from './found-partners.module.css';

interface FoundPartnersProps {
  found: CallAnswer<typeof findPartners>;
  filter: PartnerFilter;
  onReset: () => void;
}

/** The partners found, by cities, the first portions of them; with none, a way on. */
export function FoundPartners({ found: { groups, total }, filter, onReset }: FoundPartnersProps) {
  const { t } = useTranslation('partners');
  const shown = groups.reduce((sum, { organizations }) => sum + organizations.length, 0);
  const more = Math.min(portion, total - shown, mostShown - shown);
  const moreHref = filterAddress({ ...filter, count: shown + more });
  const onMore = useLinkClickHandler<HTMLAnchorElement>(moreHref, { replace: true, preventScrollReset: true });
  return (
    <>
      <p className={total > 0 ? classNames('muted num', styles.count) : 'visually-hidden'} aria-live="polite">
        {t('found', { count: total })}
      </p>
      {total === 0 && (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          action={
            <Button variant="second" onClick={onReset}>
              {t('none.reset')}
            </Button>
          }
        />
      )}
      {groups.map(({ city, organizations }) => (
        <section key={city} className={styles.city}>
          <h2 className="h3">{city}</h2>
          <ul className={styles.cards}>
            {organizations.map((organization) => (
              <PartnerCard key={organization.id} organization={organization} />
            ))}
          </ul>
        </section>
      ))}
      {more > 0 && (
        <div className={styles.more}>
          <LinkButton variant="second" href={moreHref} rel="nofollow" onClick={onMore}>
            {t('more', { count: more })}
          </LinkButton>
        </div>
      )}
      {shown < total && <p className="muted num">{t('shownOf', { shown, total })}</p>}
    </>
  );
}
