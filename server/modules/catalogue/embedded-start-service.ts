import { withBasePath } from '../../infra/clean-html/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { listTopPartners } from '../partners/index.ts';
import type { StartService } from './start-service.port.ts';
import { listTariffNoteRows, listTariffRows, listTariffTypeRows } from './tariffs.store.ts';

/** The start service from the portal's own tables. */
export function createEmbeddedStartService(db: Db, basePath: string): StartService {
  return {
    tariffTypes: async () => (await listTariffTypeRows(db)).map(({ name, code }) => ({ NAME: name, CODE: code })),
    tariffs: async () =>
      (await listTariffRows(db)).map((row) => ({
        NAME: row.name,
        CODE: row.code,
        PROPERTY_TYPE_CODE: row.type_code,
        PROPERTY_LOGO_URL_VALUE: row.logo_path,
        PREVIEW_TEXT: row.preview_text,
        PROPERTY_APP_VALUE: { TEXT: row.app_text },
        PROPERTY_PRICE_VALUE: { TEXT: row.price_text },
        DETAIL_TEXT: withBasePath(row.detail_text, basePath),
      })),
    tariffNotes: async () =>
      (await listTariffNoteRows(db)).map(({ name, code, detail_text }) => ({
        NAME: name,
        CODE: code,
        DETAIL_TEXT: withBasePath(detail_text, basePath),
      })),
    topPartners: async () =>
      (await listTopPartners(db)).map(({ name, code, id }) => ({ NAME: name, CODE: code, ID: id })),
  };
}
