import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { groupNames, type InvitationPage } from '../../../../contract/invitations.ts';
import { t } from '../../../app/i18n.ts';
import { Icon, TextField, UiLink } from '../../../ui/index.ts';
import { choiceAddress, countOf } from '../invitation-choice.ts';
import type { InvitationChoice } from '../queries.ts';

const typingMs = 300;

interface InvitationFilterProps {
  choice: InvitationChoice;
  counts: InvitationPage['counts'] | undefined;
}

/** Words to look for, and the groups of states with how many there are in each; both stand in the address. */
export function InvitationFilter({ choice, counts }: InvitationFilterProps) {
  return (
    <div className="cabinet-bar">
      <SearchField choice={choice} />
      <nav aria-label={t('cabinet.filter.label')} className="chips">
        {[undefined, ...groupNames].map((show) => (
          <UiLink
            key={show ?? 'all'}
            className="chip"
            href={choiceAddress({ show, search: choice.search })}
            aria-current={show === choice.show ? 'true' : undefined}
          >
            {t(`cabinet.filter.${show ?? 'all'}`)}
            {counts && <span className="num">{countOf(counts, show)}</span>}
          </UiLink>
        ))}
      </nav>
    </div>
  );
}

function SearchField({ choice: { show, search } }: { choice: InvitationChoice }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(search);
  const look = useEffectEvent((words: string) => {
    if (words !== search)
      void navigate(choiceAddress({ show, search: words }), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => look(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label={t('cabinet.filter.search')}
      type="search"
      icon={<Icon of={Search} />}
      value={typed}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
