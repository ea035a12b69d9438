import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../../app/i18n.ts';
import { useSession } from '../../../app/session/index.ts';
import { pathTo } from '../../../routes.tsx';
import { Breadcrumbs, LinkButton, LinkTabs, PageHead } from '../../../ui/index.ts';
import { cabinetQueries } from '../queries.ts';

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

/** The head of every page of the cabinet. Who works for no partner is told so, and asks the server for nothing. */
export function CabinetFrame({ current, title, description, actions, children }: CabinetFrameProps) {
  const isPartner = useSession().user?.roles.includes('partner') ?? false;
  if (!isPartner) return <NoAccess />;
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={
          <Breadcrumbs
            label={t('shell.crumbs')}
            items={[
              { label: t('cabinet.home'), href: pathTo('home') },
              { label: t('cabinet.title'), href: pathTo('partner') },
              { label: t(`cabinet.${current}.title`), href: pathTo(addresses[current]) },
              ...(title === undefined ? [] : [{ label: title }]),
            ]}
          />
        }
        title={title === undefined ? t(`cabinet.${current}.title`) : <span className="given-name">{title}</span>}
        description={description}
        actions={actions}
      />
      <CabinetTabs current={current} />
      {children}
    </div>
  );
}

function CabinetTabs({ current }: Pick<CabinetFrameProps, 'current'>) {
  const { data } = useQuery(cabinetQueries.summary());
  const tab = (name: CabinetFrameProps['current']) => ({
    href: pathTo(addresses[name]),
    label: t(`cabinet.${name}.title`),
    ...(data && name !== 'organization' && { count: data[name] }),
    current: name === current,
  });
  return (
    <div className="cabinet-tabs">
      <LinkTabs label={t('cabinet.title')} tabs={[tab('customers'), tab('invitations'), tab('organization')]} />
    </div>
  );
}

function NoAccess() {
  return (
    <div className="wrap">
      <PageHead
        title={t('cabinet.noAccess.title')}
        description={t('cabinet.noAccess.text')}
        actions={
          <>
            <LinkButton href={pathTo('my')}>{t('cabinet.noAccess.my')}</LinkButton>
            <LinkButton variant="second" href={pathTo('article', { code: 'faq_partner' })}>
              {t('cabinet.noAccess.become')}
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
