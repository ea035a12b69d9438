import { useTranslation } from 'react-i18next';
import { groupNames, type InvitationPage } from '../../../../contract/invitations.ts';
import { invitationGroupWords } from '../../../../contract/invitations.words.ts';

import { choiceAddress, countOf } from '../invitation-choice.ts';
import type { InvitationChoice } from '../queries.ts';
import { FilterChips } from './filter-chips.tsx';
import { SearchField } from './search-field.tsx';
import '../words.ts';
import styles from './filter-bar.module.css';

interface InvitationFilterProps {
  choice: InvitationChoice;
  counts: InvitationPage['counts'] | undefined;
}

/** Words to look for, and the groups of states with how many there are in each; both stand in the address. */
export function InvitationFilter({ choice: { show: shown, search }, counts }: InvitationFilterProps) {
  const { t } = useTranslation('partner-cabinet');
  return (
    <div className={styles.bar}>
      <SearchField
        label={t('filter.search')}
        search={search}
        addressOf={(words) => choiceAddress({ show: shown, search: words })}
      />
      <FilterChips
        label={t('filter.label')}
        chips={[undefined, ...groupNames].map((show) => ({
          href: choiceAddress({ show, search }),
          label: show ? invitationGroupWords[show] : t('filter.all'),
          count: counts && countOf(counts, show),
          current: show === shown,
        }))}
      />
    </div>
  );
}
