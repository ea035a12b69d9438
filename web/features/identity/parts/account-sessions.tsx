import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OpenSession } from '../../../../contract/identity.ts';
import { t } from '../../../app/i18n.ts';
import { Button, useToast } from '../../../ui/index.ts';
import { identityQueries } from '../queries.ts';
import { AccountEndOthers } from './account-end-others.tsx';
import { AccountFailure } from './account-failure.tsx';
import { AccountListIsComing } from './account-list-is-coming.tsx';
import { AccountSection } from './account-section.tsx';
import { AccountSessionRow } from './account-session-row.tsx';

/** The person's open sessions: each can be ended, and all but this one at once (quality, S5). */
export function AccountSessions({ userId }: { userId: string }) {
  const query = useQuery(identityQueries.sessions(userId));
  const heading = useRef<HTMLHeadingElement | null>(null);
  return (
    <AccountSection title={t('account.sessions.title')} text={t('account.sessions.text')} headingRef={heading}>
      {query.data ? (
        <SessionList
          userId={userId}
          sessions={query.data}
          focusHeading={() => heading.current?.focus({ preventScroll: true })}
        />
      ) : query.error ? (
        <AccountFailure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <AccountListIsComing />
      )}
    </AccountSection>
  );
}

interface SessionListProps {
  userId: string;
  sessions: readonly OpenSession[];
  focusHeading: () => void;
}

function SessionList({ userId, sessions, focusHeading }: SessionListProps) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [asks, setAsks] = useState(false);
  const others = sessions.filter(({ current }) => !current);
  const rows = [...sessions.filter(({ current }) => current), ...others];
  const drop = (gone: (session: OpenSession) => boolean) => {
    focusHeading();
    queryClient.setQueryData(identityQueries.sessions(userId).queryKey, (before) =>
      before?.filter((one) => !gone(one)),
    );
  };
  return (
    <>
      <ul className="account-list">
        {rows.map((session) => (
          <AccountSessionRow
            key={session.id}
            session={session}
            onEnded={(text) => {
              drop(({ id }) => id === session.id);
              showToast({ text });
            }}
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="second" className="account-end-all" onClick={() => setAsks(true)}>
          {t('account.sessions.endAll')}
        </Button>
      ) : (
        <p className="account-note">{t('account.sessions.onlyThis')}</p>
      )}
      <AccountEndOthers
        open={asks}
        onClose={(ended) => {
          // The open dialog makes the heading inert: it has to be closed before the focus can move.
          flushSync(() => setAsks(false));
          if (ended) drop(({ current }) => !current);
        }}
      />
    </>
  );
}
