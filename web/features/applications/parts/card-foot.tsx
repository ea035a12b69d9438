import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Lock from 'lucide-react/icons/lock';
import type { Application } from '../../../../contract/applications.ts';
import { t } from '../../../app/i18n.ts';
import { LinkButton, MovingBeads, Tag, VisuallyHidden } from '../../../ui/index.ts';
import { contentQueries } from '../../content/queries.ts';
import { subscribersQueries } from '../../subscribers/queries.ts';

/** How the application stands: ready to start, in preparation, failed, or closed with its subscription. */
export function CardFoot({ application }: { application: Application }) {
  const { name, startUrl, status } = application;
  if (status === 'preparation') {
    return (
      <>
        <MovingBeads />
        <p className="app-state-text">
          <b>{t('applications.card.preparing')}</b> {t('applications.card.preparingText')}
        </p>
      </>
    );
  }
  if (status === 'error') return <FailedFoot />;
  if (status === 'closed') return <ClosedFoot subscriberId={application.subscriberId} />;
  return (
    <LinkButton variant="tonal" size="small" newTab newTabHint={t('common.opensInNewTab')} href={startUrl}>
      {t('applications.card.start')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </LinkButton>
  );
}

function ClosedFoot({ subscriberId }: Pick<Application, 'subscriberId'>) {
  const { data } = useQuery(subscribersQueries.partners());
  const partner = data?.find((one) => one.subscriberId === subscriberId);
  return (
    <>
      <Tag icon={Lock}>{t('applications.card.closed')}</Tag>
      <p className="app-state-text">{t('applications.card.closedText')}</p>
      {partner && (
        <p className="app-state-text given-name">{t('applications.card.closedPartner', { name: partner.name })}</p>
      )}
    </>
  );
}

function FailedFoot() {
  const { data } = useSuspenseQuery(contentQueries.siteSettings());
  return (
    <>
      <Tag kind="danger" icon={CircleAlert}>
        {t('applications.card.failed')}
      </Tag>
      <p className="app-state-text">{t('applications.card.failedText')}</p>
      {data.supportMailto && (
        <a className="go app-support" href={`mailto:${data.supportMailto}`}>
          {t('applications.card.support')}
        </a>
      )}
    </>
  );
}
