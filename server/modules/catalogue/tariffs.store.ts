import type { Db } from '../../infra/database/index.ts';

/** The sections of the price list in their order. */
export async function listTariffTypeRows(db: Db) {
  return db.selectFrom('tariff_types').select(['code', 'name']).orderBy('position').orderBy('code').execute();
}

/** The published tariffs, by section and by their places in it. */
export async function listTariffRows(db: Db) {
  return db
    .selectFrom('tariffs as t')
    .innerJoin('tariff_types as y', 'y.code', 't.type_code')
    .select(['t.code', 't.type_code', 't.name', 't.logo_path', 't.preview_text', 't.app_text', 't.price_text'])
    .select('t.detail_text')
    .where('t.published', '=', true)
    .orderBy('y.position')
    .orderBy('y.code')
    .orderBy('t.position')
    .orderBy('t.code')
    .execute();
}

/** The notes under the tariffs in their order. */
export async function listTariffNoteRows(db: Db) {
  return db
    .selectFrom('tariff_notes')
    .select(['code', 'name', 'detail_text'])
    .orderBy('position')
    .orderBy('code')
    .execute();
}
