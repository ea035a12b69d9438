import type { Solution, SolutionCard } from '../../../contract/catalogue.ts';
import { pageFigures } from '../../../contract/paging.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { findSolutionRow, listScreenRows, listSolutionRows } from './catalogue.store.ts';

type Row = Awaited<ReturnType<typeof listSolutionRows>>['rows'][number];

function cardOf(row: Omit<Row, 'has_screens' | 'total'>): Omit<SolutionCard, 'screenShots'> {
  return {
    code: row.code,
    type: row.type,
    category: row.category as SolutionCard['category'],
    title: row.title,
    name: row.name,
    logoUrl: row.logo_path,
    url: `/solutions/${encodeURIComponent(row.code)}`,
    startUrl: row.start_url,
    shortDescription: row.short_description,
    enableDemo: row.enable_demo,
  };
}

/** A page of the catalogue (spec: catalogue.calls). */
export async function listSolutions(db: Db, { page, count }: { page: number; count: number }) {
  const { rows, total } = await listSolutionRows(db, count, (page - 1) * count);
  const content = rows.map((row) => ({ ...cardOf(row), screenShots: row.has_screens }));
  return { content, ...pageFigures(page, count, total) };
}

/** One solution with its texts and screens. @throws Failure `catalogue.unknown-solution` */
export async function getSolution(db: Db, code: string): Promise<Solution> {
  const row = await findSolutionRow(db, code);
  if (!row) fail('catalogue.unknown-solution');
  const screens = await listScreenRows(db, row.code);
  const shots = (mobile: boolean) =>
    screens
      .filter((screen) => screen.mobile === mobile)
      .map(({ path, title, width, height }) => ({ url: path, title, width, height }));
  return {
    ...cardOf(row),
    fullDescription: row.full_description,
    possibilities: row.possibilities,
    screenShots: shots(false),
    mobileApp: row.has_mobile_app ? { screenShots: shots(true) } : null,
  };
}
