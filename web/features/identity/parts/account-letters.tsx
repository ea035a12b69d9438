import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type LetterTopic, switchLetters } from '../../../../contract/mail.ts';
import { renewalInWords } from '../../../../contract/subscribers-state.words.ts';
import { request } from '../../../app/calls/api.ts';
import { ChangeFailure } from '../../../app/calls/change-failure.tsx';
import { ListFailure } from '../../../app/calls/list-failure.tsx';
import { Button, Icon, PageSection, Row, RowList, RowListSkeleton, RowWords, useToast } from '../../../ui/index.ts';
import { identityQueries } from '../queries.ts';
import '../../mail/words.ts';

/** Letters the person chooses, each with its switch; the unsubscribe link of a letter uses the same switch. */
export function AccountLetters({ userId }: { userId: string }) {
  const { t } = useTranslation(['mail', 'start']);
  const query = useQuery(identityQueries.letterTopics(userId));
  const { error, isFetching, refetch } = query;
  return (
    <PageSection title={t('letters.title')} text={t('letters.text')}>
      {query.data ? (
        <RowList>
          {query.data.map(({ topic, wanted }) => (
            <TopicRow key={topic} userId={userId} topic={topic} wanted={wanted} />
          ))}
        </RowList>
      ) : error ? (
        <ListFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RowListSkeleton rows={1} label={t('start:loading')} />
      )}
    </PageSection>
  );
}

function TopicRow({ userId, topic, wanted }: { userId: string; topic: LetterTopic; wanted: boolean }) {
  const { t } = useTranslation('mail');
  const queryClient = useQueryClient();
  const showToast = useToast();
  // News are a consent, which is given and taken back; the others are only refused.
  const words = topic === 'news' ? 'letters.news' : 'letters';
  const change = useMutation({
    mutationFn: () => request(switchLetters, { body: { topic, wanted: !wanted } }),
    onSuccess: () => {
      queryClient.setQueryData(identityQueries.letterTopics(userId).queryKey, (before) =>
        before?.map((one) => (one.topic === topic ? { topic, wanted: !wanted } : one)),
      );
      showToast({ text: t(wanted ? `${words}.turnedOff` : `${words}.turnedOn`) });
    },
  });
  const title = t(`letters.${topic}.title`);
  return (
    <Row>
      <Icon of={wanted ? Bell : BellOff} />
      <RowWords>
        <b>{title}</b>
        <span>{t(`letters.${topic}.${wanted ? 'on' : 'off'}`, { soon: renewalInWords })}</span>
        {/* Nothing was typed that could be kept. */}
        <ChangeFailure
          error={change.error}
          what={t('letters.failed')}
          retry={{ onPress: () => change.mutate(), busy: change.isPending }}
        />
      </RowWords>
      <Button
        size="small"
        variant="tonal"
        busy={change.isPending}
        busyLabel={t('letters.saving')}
        aria-label={t(wanted ? `${words}.turnOffOf` : `${words}.turnOnOf`, { title })}
        onClick={() => change.mutate()}
      >
        {t(wanted ? `${words}.turnOff` : `${words}.turnOn`)}
      </Button>
    </Row>
  );
}
