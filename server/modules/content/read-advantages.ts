import type { Advantage } from '../../../contract/content-advantages.ts';
import { pageFigures } from '../../../contract/paging.ts';
import { withBasePath } from '../../infra/clean-html/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { countAdvantages, listAdvantageRows } from './advantages.store.ts';

type Row = Awaited<ReturnType<typeof listAdvantageRows>>[number];

const digitsInFileName = 2;

function advantageOf({ position, title, highlight_text, text, cut, icon }: Row, basePath: string): Advantage {
  const number = String(position).padStart(digitsInFileName, '0');
  return {
    // A picture from the console has a name of its own; the number orders the list all the same.
    imageUrl: icon.startsWith('/media/') ? `${icon}?${number}` : `/media/advantages/${number}.svg`,
    title,
    highlightText: highlight_text,
    text,
    cut: withBasePath(cut, basePath),
  };
}

/** A page of the advantages (spec: content.advantage). */
export async function readAdvantages(db: Db, basePath: string, { page, count }: { page: number; count: number }) {
  const rows = await listAdvantageRows(db, count, (page - 1) * count);
  const total = page === 1 && rows.length < count ? rows.length : await countAdvantages(db);
  return { content: rows.map((row) => advantageOf(row, basePath)), ...pageFigures(page, count, total) };
}
