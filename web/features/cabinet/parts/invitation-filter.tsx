import { groupNames, type InvitationPage } from '../../../../contract/invitations.ts';
import { t } from '../../../app/i18n.ts';
import { choiceAddress, countOf } from '../invitation-choice.ts';
import type { InvitationChoice } from '../queries.ts';
import { FilterChips } from './filter-chips.tsx';
import { SearchField } from './search-field.tsx';

interface InvitationFilterProps {
  choice: InvitationChoice;
  counts: InvitationPage['counts'] | undefined;
}

/** Words to look for, and the groups of states with how many there are in each; both stand in the address. */
export function InvitationFilter({ choice: { show: shown, search }, counts }: InvitationFilterProps) {
  return (
    <div className="cabinet-bar">
      <SearchField
        label={t('cabinet.filter.search')}
        search={search}
        addressOf={(words) => choiceAddress({ show: shown, search: words })}
      />
      <FilterChips
        label={t('cabinet.filter.label')}
        chips={[undefined, ...groupNames].map((show) => ({
          href: choiceAddress({ show, search }),
          label: t(`cabinet.filter.${show ?? 'all'}`),
          count: counts && countOf(counts, show),
          current: show === shown,
        }))}
      />
    </div>
  );
}
