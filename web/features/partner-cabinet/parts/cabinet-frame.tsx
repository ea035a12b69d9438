import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTabTitle } from '../../../app/head/use-tab-title.ts';
import { useSession } from '../../../app/session/index.ts';

import { pathTo } from '../../../routes.ts';
import { Breadcrumbs, LinkButton, LinkTabs, PageHead } from '../../../ui/index.ts';
import { cabinetQueries } from '../queries.ts';
import '../words.ts';
import styles from './cabinet-frame.module.css';

interface CabinetFrameProps {
  current: 'invitations' | 'customers' | 'organization';
  /** Of a page below the tab's own. */
  title?: string;
  description: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

const addresses = {
  invitations: 'partner',
  customers: 'partnerCustomers',
  organization: 'partnerOrganization',
} as const;

/**
 * The head of every page of the cabinet. A person who works for no partner sees a message, and nothing is requested.
 */
export function CabinetFrame({ current, title, description, actions, children }: CabinetFrameProps) {
  const { t } = useTranslation(['partner-cabinet', 'start']);
  const isPartner = useSession().user?.roles.includes('partner') ?? false;
  useTabTitle(isPartner ? title : t('noAccess.title'));
  if (!isPartner) return <NoAccess />;
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={
          <Breadcrumbs
            label={t('start:shell.crumbs')}
            items={[
              { label: t('home'), href: pathTo('home') },
              { label: t('title'), href: pathTo('partner') },
              { label: t(`${current}.title`), href: pathTo(addresses[current]) },
              ...(title === undefined ? [] : [{ label: title }]),
            ]}
          />
        }
        title={title === undefined ? t(`${current}.title`) : <span className="given-name">{title}</span>}
        description={description}
        actions={actions}
      />
      <CabinetTabs current={current} />
      {children}
    </div>
  );
}

function CabinetTabs({ current }: Pick<CabinetFrameProps, 'current'>) {
  const { t } = useTranslation('partner-cabinet');
  const { data } = useQuery(cabinetQueries.summary());
  const tab = (name: CabinetFrameProps['current']) => ({
    href: pathTo(addresses[name]),
    label: t(`${name}.title`),
    ...(data && name !== 'organization' && { count: data[name] }),
    current: name === current,
  });
  return (
    <div className={styles.tabs}>
      <LinkTabs label={t('title')} tabs={[tab('customers'), tab('invitations'), tab('organization')]} />
    </div>
  );
}

function NoAccess() {
  const { t } = useTranslation('partner-cabinet');
  return (
    <div className="wrap">
      <PageHead
        title={t('noAccess.title')}
        description={t('noAccess.text')}
        actions={
          <>
            <LinkButton href={pathTo('my')}>{t('noAccess.my')}</LinkButton>
            <LinkButton variant="second" href={pathTo('article', { code: 'faq_partner' })}>
              {t('noAccess.become')}
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
