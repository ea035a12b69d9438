import type { SearchType } from '../../../contract/search.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { addressOfDocument } from './document-address.ts';
import { readAll } from './find-documents.ts';
import { inOtherLayout } from './keyboard-layout.ts';
import { findFreshest, readFound } from './search.store.ts';
import { allOf } from './write-tsquery.ts';

const mostSuggested = 7;

/** The freshest titles with all the words typed so far, the last one as a prefix; in either keyboard layout. */
export function suggestTitles(db: Db, { query, type }: { query: string; type?: SearchType | undefined }) {
  return inTransaction(db, async (transaction) => {
    const { readings, extent } = await readAll(transaction, [query, ...inOtherLayout(query)]);
    for (const { reading } of readings) {
      const { parts } = reading;
      if (parts.length === 0) continue;
      const tsquery = allOf(parts.map(({ begun }) => begun));
      const titles = { column: 'title' as const, tsquery, limit: mostSuggested };
      const [hits = []] = await findFreshest(transaction, [titles], { type, extent });
      if (hits.length === 0) continue;
      const rows = await readFound(transaction, hits, 0);
      const content = hits.flatMap((hit) => {
        const row = rows.find(({ kind, code }) => kind === hit.kind && code === hit.code);
        return row ? [{ type: hit.kind, title: row.title, url: addressOfDocument(hit) }] : [];
      });
      return { content };
    }
    return { content: [] };
  });
}
