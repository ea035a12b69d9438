import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useQuietQuery } from '../../../app/calls/use-page-query.ts';
import { UiLink } from '../../../ui/index.ts';
import { filterAddress, portion } from '../filter-address.ts';
import { partnersQueries } from '../queries.ts';
import '../words.ts';
import styles from '../browse-partners.module.css';

/** The first five; without an answer of the start service the card is left out. */
export function TopPartners() {
  const { t } = useTranslation('partners');
  const id = useId();
  const data = useQuietQuery(partnersQueries.top(), t('top.failed'));
  if (!data?.length) return null;
  return (
    <aside className={styles.top} aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {t('top.title')}
      </h2>
      <ol>
        {data.map(({ ID, NAME }) => (
          <li key={ID}>
            <UiLink className="given-name" href={filterAddress({ name: NAME, city: '', count: portion })}>
              {NAME}
            </UiLink>
          </li>
        ))}
      </ol>
    </aside>
  );
}
