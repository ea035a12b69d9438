import { useTranslation } from 'react-i18next';
import { pathTo } from '../../routes.ts';
import { Breadcrumbs } from '../../ui/index.ts';

type Crumb = Parameters<typeof Breadcrumbs>[0]['items'][number];

/** The breadcrumbs from the home page to this one; the last level is the page itself (spec: shell.page-intro). */
export function BreadcrumbTrail({ to }: { to: readonly Crumb[] }) {
  const { t } = useTranslation();
  return <Breadcrumbs label={t('shell.crumbs')} items={[{ label: t('shell.home'), href: pathTo('home') }, ...to]} />;
}
