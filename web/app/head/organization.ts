import type { Organization } from 'schema-dts';
import { t } from '../words/i18n.ts';
import type { SeoContext } from './seo.ts';

/** The service as a publisher; the home page describes it in full under the same id. */
export function organization({ absolute }: Pick<SeoContext, 'absolute'>) {
  return {
    '@type': 'Organization',
    '@id': `${absolute('/')}#organization`,
    name: t('start:brand'),
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
  } as const satisfies Organization;
}
