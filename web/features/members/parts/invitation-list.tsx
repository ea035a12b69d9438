import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { t } from '../../../app/i18n.ts';
import { AccountFailure } from '../../identity/index.ts';
import { membersQueries } from '../queries.ts';
import { InvitationRow } from './invitation-row.tsx';
import { MoreButton } from './more-button.tsx';

/** Who is invited and where each invitation stands; nothing before the first one. */
export function InvitationList({ subscriberId }: { subscriberId: string }) {
  const id = useId();
  const query = useInfiniteQuery(membersQueries.invitations(subscriberId));
  const invitations = query.data?.pages.flatMap(({ content }) => content) ?? [];
  if (query.error)
    return <AccountFailure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  if (invitations.length === 0) return null;
  return (
    <>
      <h3 className="member-invitations" id={id}>
        {t('members.invitations')}
      </h3>
      <ul className="account-list" aria-labelledby={id}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} subscriberId={subscriberId} invitation={invitation} />
        ))}
      </ul>
      <MoreButton query={query} />
    </>
  );
}
