import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { t } from '../../../app/i18n.ts';
import { AccountFailure } from '../../identity/index.ts';
import { membersQueries } from '../queries.ts';
import { InvitationRow } from './invitation-row.tsx';
import { MoreButton } from './more-button.tsx';

/** Who is invited and where each invitation stands; nothing before the first one. */
export function InvitationList({ subscriberId }: { subscriberId: string }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement | null>(null);
  const [pages, setPages] = useState(1);
  const query = useQuery(membersQueries.invitations(subscriberId, pages));
  const invitations = query.data?.flatMap(({ content }) => content) ?? [];
  if (query.error)
    return <AccountFailure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  if (invitations.length === 0) return null;
  return (
    <>
      <h3 className="member-invitations" id={id} ref={heading} tabIndex={-1}>
        {t('members.invitations')}
      </h3>
      <ul className="account-list" aria-labelledby={id}>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            subscriberId={subscriberId}
            invitation={invitation}
            focusHeading={() => heading.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      <MoreButton pages={query.data ?? []} busy={query.isPlaceholderData} onMore={() => setPages(pages + 1)} />
    </>
  );
}
