import { useTranslation } from 'react-i18next';
import { type CustomerPage, endingDays } from '../../../../contract/partner-cabinet-customers.ts';

import { customersAddress } from '../customer-choice.ts';
import type { CustomerChoice } from '../queries.ts';
import { FilterChips } from './filter-chips.tsx';
import { SearchField } from './search-field.tsx';
import '../words.ts';
import styles from './filter-bar.module.css';

interface CustomerFilterProps {
  choice: CustomerChoice;
  counts: CustomerPage['counts'] | undefined;
}

/** Words to look for, and how soon a subscription ends; both stand in the address. */
export function CustomerFilter({ choice: { ending: chosen, search }, counts }: CustomerFilterProps) {
  const { t } = useTranslation('partner-cabinet');
  return (
    <div className={styles.bar}>
      <SearchField
        label={t('customers.search')}
        search={search}
        addressOf={(words) => customersAddress({ ending: chosen, search: words })}
      />
      <FilterChips
        label={t('customers.ending')}
        chips={[undefined, ...endingDays].map((ending) => ({
          href: customersAddress({ ending, search }),
          label: ending ? t('customers.within', { days: ending }) : t('customers.all'),
          count: counts?.[ending ?? 'all'],
          current: ending === chosen,
        }))}
      />
    </div>
  );
}
