import { pathTo } from '../routes.tsx';
import { Breadcrumbs } from '../ui/index.ts';
import { t } from './i18n.ts';

type Crumb = Parameters<typeof Breadcrumbs>[0]['items'][number];

/** The way from the home page to this one; the last level is the page itself (specification, section 2, Shell). */
export function Way({ to }: { to: readonly Crumb[] }) {
  return <Breadcrumbs label={t('shell.crumbs')} items={[{ label: t('shell.home'), href: pathTo('home') }, ...to]} />;
}
