import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { type LetterTopic, switchLetters } from '../../../../contract/letters.ts';
import { request } from '../../../app/api.ts';
import { isSignedOut, messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { Button, ErrorNote, Icon, Note, Skeleton, useToast } from '../../../ui/index.ts';
import { identityQueries } from '../queries.ts';
import { AccountSection } from './account-section.tsx';
import { AccountSignedOut } from './account-signed-out.tsx';

/** Letters the person may refuse, each with its switch; the link of a letter throws the same one. */
export function AccountLetters({ userId }: { userId: string }) {
  const query = useQuery(identityQueries.letterTopics(userId));
  const { error, isFetching, refetch } = query;
  return (
    <AccountSection title={t('account.letters.title')} text={t('account.letters.text')}>
      {query.data ? (
        <ul className="account-list">
          {query.data.map(({ topic, wanted }) => (
            <TopicRow key={topic} userId={userId} topic={topic} wanted={wanted} />
          ))}
        </ul>
      ) : error ? (
        <TopicsFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="account-list" aria-busy="true">
          <p className="visually-hidden">{t('common.loading')}</p>
          <div className="account-row">
            <Skeleton shape="block" className="account-bone-icon" />
            <div className="account-row-words account-bones">
              <Skeleton className="account-bone-title" />
              <Skeleton shape="small" className="account-bone-line" />
            </div>
            <Skeleton shape="button" />
          </div>
        </div>
      )}
    </AccountSection>
  );
}

function TopicRow({ userId, topic, wanted }: { userId: string; topic: LetterTopic; wanted: boolean }) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const change = useMutation({
    mutationFn: () => request(switchLetters, { body: { topic, wanted: !wanted } }),
    networkMode: 'always',
    onSuccess: () => {
      queryClient.setQueryData(identityQueries.letterTopics(userId).queryKey, (before) =>
        before?.map((one) => (one.topic === topic ? { topic, wanted: !wanted } : one)),
      );
      showToast({ text: t(wanted ? 'account.letters.turnedOff' : 'account.letters.turnedOn') });
    },
  });
  const title = t(`account.letters.${topic}.title`);
  return (
    <li className="account-row">
      <Icon of={wanted ? Bell : BellOff} />
      <div className="account-row-words">
        <b>{title}</b>
        <span>{t(`account.letters.${topic}.${wanted ? 'on' : 'off'}`)}</span>
        {change.error &&
          (isSignedOut(change.error) ? (
            <AccountSignedOut />
          ) : (
            <Note kind="error">{messageOf(change.error, t('account.letters.failed'))}</Note>
          ))}
      </div>
      <Button
        size="small"
        variant="tonal"
        busy={change.isPending}
        busyLabel={t('account.letters.saving')}
        aria-label={t(wanted ? 'account.letters.turnOffOf' : 'account.letters.turnOnOf', { title })}
        onClick={() => change.mutate()}
      >
        {t(wanted ? 'account.letters.turnOff' : 'account.letters.turnOn')}
      </Button>
    </li>
  );
}

function TopicsFailure({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  if (isSignedOut(error)) return <AccountSignedOut onRetry={onRetry} />;
  return (
    <ErrorNote retryLabel={t('common.retry')} onRetry={onRetry} busy={busy}>
      {t('common.dataFailed', { message: messageOf(error, t('common.noAnswer')).replace(/\.$/, '') })}.
    </ErrorNote>
  );
}
