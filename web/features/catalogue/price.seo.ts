import type { Offer, OfferCatalog, UnitPriceSpecification } from 'schema-dts';
import type { Tariff } from '../../../contract/catalogue-start-service.ts';
import { organization, type Seo, type SeoContext } from '../../app/head/index.ts';
import { t } from '../../app/words/i18n.ts';
import { priceAmount } from './parts/price-amount.ts';
import { tariffSections } from './parts/price-list.ts';
import { priceQueries } from './price-queries.ts';
import './words.ts';

const currency = 'KZT';
/** A month in the codes of UN/CEFACT. */
const month = 'MON';

/** The tariffs as a catalogue of offers by sections; nothing while the start service is unavailable. */
export function seo(page: SeoContext): Seo | undefined {
  const data = page.queryClient.getQueryData(priceQueries.tariffs().queryKey);
  if (!data) return undefined;
  const seller = organization(page);
  const sections = tariffSections(data.types, data.tariffs).filter(({ tariffs }) => tariffs.length > 0);
  if (sections.length === 0) return undefined;
  const catalog: OfferCatalog = {
    '@type': 'OfferCatalog',
    name: page.title,
    url: page.url,
    itemListElement: sections.map(({ name, tariffs }) => ({
      '@type': 'OfferCatalog',
      name: name ?? t('catalogue:price.others'),
      itemListElement: tariffs.map((tariff) => offerOf(tariff, seller['@id'])),
    })),
  };
  return { things: [seller, catalog] };
}

/** A tariff with its price; one whose price is words alone has none. */
function offerOf({ NAME, PREVIEW_TEXT, PROPERTY_APP_VALUE, PROPERTY_PRICE_VALUE }: Tariff, seller: string): Offer {
  const price = priceAmount(PROPERTY_PRICE_VALUE.TEXT);
  return {
    '@type': 'Offer',
    name: NAME,
    ...(PREVIEW_TEXT && { description: PREVIEW_TEXT }),
    ...(PROPERTY_APP_VALUE.TEXT && { itemOffered: { '@type': 'Service', name: PROPERTY_APP_VALUE.TEXT } }),
    seller: { '@id': seller },
    ...(price && { priceSpecification: specify(price) }),
    ...(price && !price.least && { price: price.amount, priceCurrency: currency }),
  };
}

function specify({ amount, least, monthly }: NonNullable<ReturnType<typeof priceAmount>>): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    ...(least ? { minPrice: amount } : { price: amount }),
    priceCurrency: currency,
    ...(monthly && { referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: month } }),
  };
}
