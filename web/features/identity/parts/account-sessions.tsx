import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { OpenSession } from '../../../../contract/identity-account.ts';
import { ListFailure } from '../../../app/calls/list-failure.tsx';
import { Button, PageSection, RowList, RowListSkeleton, useToast } from '../../../ui/index.ts';
import { identityQueries } from '../queries.ts';
import { AccountEndOthers } from './account-end-others.tsx';
import { AccountSessionRow } from './account-session-row.tsx';
import '../words.ts';
import styles from './account-sessions.module.css';

/** The person's open sessions: each can be ended, and all but this one at once (spec: identity.open-sessions). */
export function AccountSessions({ userId }: { userId: string }) {
  const { t } = useTranslation(['identity', 'start']);
  const query = useQuery(identityQueries.sessions(userId));
  const heading = useRef<HTMLHeadingElement | null>(null);
  return (
    <PageSection title={t('account.sessions.title')} text={t('account.sessions.text')} headingRef={heading}>
      {query.data ? (
        <SessionList
          userId={userId}
          sessions={query.data}
          focusHeading={() => heading.current?.focus({ preventScroll: true })}
        />
      ) : query.error ? (
        <ListFailure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <RowListSkeleton rows={2} label={t('start:loading')} />
      )}
    </PageSection>
  );
}

interface SessionListProps {
  userId: string;
  sessions: readonly OpenSession[];
  focusHeading: () => void;
}

function SessionList({ userId, sessions, focusHeading }: SessionListProps) {
  const { t } = useTranslation('identity');
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
      <RowList>
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
      </RowList>
      {others.length > 0 ? (
        <Button variant="second" className={styles.endAll} onClick={() => setAsks(true)}>
          {t('account.sessions.endAll')}
        </Button>
      ) : (
        <p className={styles.note}>{t('account.sessions.onlyThis')}</p>
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
