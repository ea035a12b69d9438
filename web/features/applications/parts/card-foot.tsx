import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { CircleAlert, Lock } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../contract/applications.ts';
import { openDaysInWords } from '../../../../contract/subscribers-access.words.ts';
import { siteSettingsQuery } from '../../../app/calls/site-settings.ts';
import { classNames, LinkButton, MovingBeads, Tag, VisuallyHidden } from '../../../ui/index.ts';
import { subscribersQueries } from '../../subscribers/queries.ts';
import '../words.ts';
import styles from './card-foot.module.css';

/** How the application stands: ready to start, in preparation, failed, or closed with its subscription. */
export function CardFoot({ application }: { application: Application }) {
  const { t } = useTranslation(['applications', 'start']);
  const { name, startUrl, status } = application;
  if (status === 'preparation') {
    return (
      <>
        <MovingBeads />
        <p className={styles.text}>
          <b>{t('card.preparing')}</b> {t('card.preparingText')}
        </p>
      </>
    );
  }
  if (status === 'error') return <FailedFoot />;
  if (status === 'closed') return <ClosedFoot subscriberId={application.subscriberId} />;
  return (
    <LinkButton
      className={styles.start}
      variant="tonal"
      size="small"
      newTab
      newTabHint={t('start:opensInNewTab')}
      href={startUrl}
    >
      {t('card.start')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </LinkButton>
  );
}

function ClosedFoot({ subscriberId }: Pick<Application, 'subscriberId'>) {
  const { t } = useTranslation('applications');
  const { data } = useQuery(subscribersQueries.partners());
  const partner = data?.find((one) => one.subscriberId === subscriberId);
  return (
    <>
      <Tag icon={Lock}>{t('card.closed')}</Tag>
      <p className={styles.text}>{t('card.closedText', { days: openDaysInWords })}</p>
      {partner && (
        <p className={classNames('given-name', styles.text)}>{t('card.closedPartner', { name: partner.name })}</p>
      )}
    </>
  );
}

function FailedFoot() {
  const { t } = useTranslation('applications');
  const { data } = useSuspenseQuery(siteSettingsQuery());
  return (
    <>
      <Tag kind="danger" icon={CircleAlert}>
        {t('card.failed')}
      </Tag>
      <p className={styles.text}>{t('card.failedText')}</p>
      {data.supportMailto && (
        <a className={classNames('go', styles.support)} href={`mailto:${data.supportMailto}`}>
          {t('card.support')}
        </a>
      )}
    </>
  );
}
