import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { t } from '../../../app/i18n.ts';
import { UiLink } from '../../../ui/index.ts';
import { filterAddress, portion } from '../filter-address.ts';
import { partnersQueries } from '../queries.ts';

/** The first five; while the start service does not give them the page stands without the card. */
export function TopPartners() {
  const id = useId();
  const { data } = useSuspenseQuery(partnersQueries.top());
  if (data === null || data.length === 0) return null;
  return (
    <aside className="top-partners" aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {t('partners.top.title')}
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
