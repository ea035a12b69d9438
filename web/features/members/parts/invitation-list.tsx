import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFailure } from '../../../app/calls/list-failure.tsx';
import { RowList } from '../../../ui/index.ts';
import { membersQueries } from '../queries.ts';
import { InvitationRow } from './invitation-row.tsx';
import { MoreButton } from './more-button.tsx';
import '../words.ts';
import styles from './invitation-list.module.css';
import memberRowStyles from './member-row.module.css';

/** Who is invited and where each invitation stands; nothing before the first one. */
export function InvitationList({ subscriberId }: { subscriberId: string }) {
  const { t } = useTranslation('members');
  const id = useId();
  const heading = useRef<HTMLHeadingElement | null>(null);
  const [pages, setPages] = useState(1);
  const query = useQuery(membersQueries.invitations(subscriberId, pages));
  const invitations = query.data?.flatMap(({ content }) => content) ?? [];
  if (query.error)
    return <ListFailure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  if (invitations.length === 0) return null;
  return (
    <>
      <h3 className={styles.heading} id={id} ref={heading} tabIndex={-1}>
        {t('invitations')}
      </h3>
      <RowList className={memberRowStyles.list} aria-labelledby={id}>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            subscriberId={subscriberId}
            invitation={invitation}
            focusHeading={() => heading.current?.focus({ preventScroll: true })}
          />
        ))}
      </RowList>
      <MoreButton pages={query.data ?? []} busy={query.isPlaceholderData} onMore={() => setPages(pages + 1)} />
    </>
  );
}
