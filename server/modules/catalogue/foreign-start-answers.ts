import * as z from 'zod';
import type { Tariff, TariffNote, TariffType, TopPartner } from '../../../contract/catalogue-start-service.ts';
import { cleanHtml, plainText, withBasePath } from '../../infra/clean-html/index.ts';

/** What the foreign service is asked for. */
export interface Foreign {
  tariffTypes: TariffType[];
  tariffs: Tariff[];
  tariffNotes: TariffNote[];
  topPartners: TopPartner[];
}

const mostItems = 1_000;
const longest = 100_000;

const words = z.string().max(longest).transform(plainText);
const name = words.refine((text) => text !== '');
const code = z.string().trim().min(1).max(200);
/** An optional field of a tariff: the service leaves it out or sends null, false or an empty text. */
const absent = z.union([z.null(), z.literal(false)]);
const maybeWords = z
  .union([words, absent])
  .optional()
  .transform((text) => text || '');
const property = z
  .union([z.object({ TEXT: maybeWords }), absent])
  .optional()
  .transform((value) => value || { TEXT: '' });
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(mostItems);

/** The shapes of the foreign answers: checked, with cleaned HTML, in the shapes of the contract. */
export function foreignShapes(basePath: string): { [Name in keyof Foreign]: z.ZodType<Foreign[Name]> } {
  const html = z
    .union([z.string().max(longest), absent])
    .optional()
    .transform((text) => withBasePath(cleanHtml(text || ''), basePath));
  // Pages show no picture of another site (spec: security.own-pictures): a logo is one of the portal's own or written
  // out in full.
  const logo = z
    .union([z.string().max(longest), absent])
    .optional()
    .transform((address) => {
      if (!address) return null;
      if (address.startsWith('data:image/')) return address;
      return address.startsWith('/media/') ? address : null;
    });
  return {
    tariffTypes: list(z.object({ NAME: name, CODE: code })),
    tariffs: list(
      z.object({
        NAME: name,
        CODE: code,
        PROPERTY_TYPE_CODE: code,
        PROPERTY_LOGO_URL_VALUE: logo,
        PREVIEW_TEXT: maybeWords,
        PROPERTY_APP_VALUE: property,
        PROPERTY_PRICE_VALUE: property,
        DETAIL_TEXT: html,
      }),
    ),
    tariffNotes: list(z.object({ NAME: name, CODE: code, DETAIL_TEXT: html })),
    topPartners: list(z.object({ NAME: name, CODE: code, ID: z.coerce.number().int() })),
  };
}
