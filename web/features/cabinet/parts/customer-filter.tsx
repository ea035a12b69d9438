import { type CustomerPage, endingDays } from '../../../../contract/customers.ts';
import { t } from '../../../app/i18n.ts';
import { customersAddress } from '../customer-choice.ts';
import type { CustomerChoice } from '../queries.ts';
import { FilterChips } from './filter-chips.tsx';
import { SearchField } from './search-field.tsx';

interface CustomerFilterProps {
  choice: CustomerChoice;
  counts: CustomerPage['counts'] | undefined;
}

/** Words to look for, and how soon a subscription ends; both stand in the address. */
export function CustomerFilter({ choice: { ending: chosen, search }, counts }: CustomerFilterProps) {
  return (
    <div className="cabinet-bar">
      <SearchField
        label={t('cabinet.customers.search')}
        search={search}
        addressOf={(words) => customersAddress({ ending: chosen, search: words })}
      />
      <FilterChips
        label={t('cabinet.customers.ending')}
        chips={[undefined, ...endingDays].map((ending) => ({
          href: customersAddress({ ending, search }),
          label: ending ? t('cabinet.customers.within', { days: ending }) : t('cabinet.customers.all'),
          count: counts?.[ending ?? 'all'],
          current: ending === chosen,
        }))}
      />
    </div>
  );
}
