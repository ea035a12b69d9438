import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { cleanHtml } from '../infra/clean-html/index.ts';
import type { Db } from '../infra/database/index.ts';

const text = z.object({ TEXT: z.string() });
const tariffsFile = z.object({
  types: z.array(z.object({ NAME: z.string(), CODE: z.string() })),
  tariffs: z.array(
    z.object({
      NAME: z.string(),
      CODE: z.string(),
      PROPERTY_TYPE_CODE: z.string(),
      PROPERTY_LOGO_URL_VALUE: z.string(),
      PREVIEW_TEXT: z.string(),
      PROPERTY_APP_VALUE: text,
      PROPERTY_PRICE_VALUE: text,
      DETAIL_TEXT: z.string(),
    }),
  ),
  aux: z.array(z.object({ NAME: z.string(), CODE: z.string(), DETAIL_TEXT: z.string() })),
});

/** Loads the tariffs of the demo content with their sections and notes. */
export async function loadTariffs(db: Db): Promise<void> {
  const file = await readFile(new URL('../../content/tariffs.json', import.meta.url), 'utf8');
  const { types, tariffs, aux } = tariffsFile.parse(JSON.parse(file));
  const typeRows = types.map(({ NAME, CODE }, position) => ({ code: CODE, name: NAME, position }));
  const tariffRows = tariffs.map((one, position) => ({
    code: one.CODE,
    type_code: one.PROPERTY_TYPE_CODE,
    position,
    name: one.NAME,
    logo_path: one.PROPERTY_LOGO_URL_VALUE,
    preview_text: one.PREVIEW_TEXT,
    app_text: one.PROPERTY_APP_VALUE.TEXT,
    price_text: one.PROPERTY_PRICE_VALUE.TEXT,
    detail_text: cleanHtml(one.DETAIL_TEXT),
  }));
  const noteRows = aux.map(({ NAME, CODE, DETAIL_TEXT }, position) => ({
    code: CODE,
    position,
    name: NAME,
    detail_text: cleanHtml(DETAIL_TEXT),
  }));
  await db.insertInto('tariff_types').values(typeRows).execute();
  await db.insertInto('tariffs').values(tariffRows).execute();
  await db.insertInto('tariff_notes').values(noteRows).execute();
}
