import type { SiteRoute } from '../../site-route.ts';
import type { LoadContext } from '../routing/load-context.ts';
import { pageModuleOf } from '../routing/page-module.ts';
import { pageNumberOf } from '../routing/page-number.ts';
import { t, text } from '../words/i18n.ts';
import { type Head, withBrand } from './head.ts';

/** Title and description of a page: from what it loaded, else from its route, else those of a failure. */
export function headOf(route: SiteRoute | undefined, context: LoadContext, status: number): Head {
  if (!route || status !== 200) return failureHead(!route || status === 404);
  const description = pageModuleOf(route.screen)?.head?.(context)?.description;
  const page = pageNumberOf(context.search) ?? 1;
  const title = plainTitleOf(route, context);
  return {
    title: withBrand(page > 1 ? t('start:titleOfPage', { title, page }) : title),
    description: description ?? (route.description ? text(route.description) : ''),
  };
}

/** The title of a page that was found, without the name of the site. */
export function plainTitleOf(route: SiteRoute, context: LoadContext): string {
  return pageModuleOf(route.screen)?.head?.(context)?.title ?? text(route.title);
}

/** The title of a page that is absent or could not be loaded. */
export function failureHead(absent: boolean): Head {
  return { title: withBrand(absent ? t('start:notFound.title') : t('start:failed.title')), description: '' };
}
