import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { solutionCategory } from '../../contract/catalogue.schemas.ts';
import { cleanHtml } from '../infra/clean-html/index.ts';
import type { Db } from '../infra/database/index.ts';

const folder = new URL('../../content/', import.meta.url);

const screen = z.object({ file: z.string(), title: z.string(), width: z.int(), height: z.int() });
const solutionsFile = z.array(
  z.object({
    code: z.string(),
    type: z.string(),
    category: solutionCategory,
    position: z.int(),
    title: z.string(),
    name: z.string(),
    shortDescription: z.string(),
    enableDemo: z.boolean(),
    screenShots: z.array(screen),
    mobileApp: z.nullable(z.object({ screenShots: z.array(screen) })),
  }),
);
type SolutionFile = z.output<typeof solutionsFile>[number];

const read = (path: string) => readFile(new URL(path, folder), 'utf8');

/** Loads the solutions of the demo content with texts, logos and screens; reports the name of each. */
export async function loadCatalogue(db: Db, onLoaded: (what: string) => void): Promise<void> {
  const solutions = solutionsFile.parse(JSON.parse(await read('solutions.json')));
  for (const solution of solutions) {
    await loadSolution(db, solution);
    onLoaded(solution.title);
  }
}

async function loadSolution(db: Db, solution: SolutionFile): Promise<void> {
  await db
    .insertInto('solutions')
    .values({
      code: solution.code,
      type: solution.type,
      category: solution.category,
      position: solution.position,
      title: solution.title,
      name: solution.name,
      logo_path: `/media/logos/${solution.code}.svg`,
      short_description: solution.shortDescription,
      full_description: cleanHtml(await read(`solutions/${solution.code}/description.html`)),
      possibilities: cleanHtml(await read(`solutions/${solution.code}/possibilities.html`)),
      enable_demo: solution.enableDemo,
      has_mobile_app: solution.mobileApp !== null,
    })
    .execute();
  const rows = [
    ...solution.screenShots.map((shot, position) => ({ ...shot, position, mobile: false })),
    ...(solution.mobileApp?.screenShots ?? []).map((shot, position) => ({ ...shot, position, mobile: true })),
  ].map(({ file, title, width, height, position, mobile }) => ({
    solution_code: solution.code,
    mobile,
    position,
    path: `/media/screens/${file}`,
    title,
    width,
    height,
  }));
  if (rows.length > 0) await db.insertInto('solution_screens').values(rows).execute();
}

/** Loads the site's settings of the demo content. */
export async function loadSiteSettings(db: Db): Promise<void> {
  const settings = JSON.parse(await read('site-settings.json')) as Record<string, unknown>;
  const year = String(new Date().getFullYear());
  const media = (file: unknown) => (typeof file === 'string' ? `/media/${file}` : null);
  const value = {
    ...settings,
    headerLogo: media(settings.headerLogo),
    promoPicture: media(settings.promoPicture),
    promoPictureNarrow: media(settings.promoPictureNarrow),
    promoVideo: media(settings.promoVideo),
    promoCaptions: media(settings.promoCaptions),
    footerCopyright: String(settings.footerCopyright).replace('{year}', year),
  };
  await db
    .insertInto('site_settings')
    .values({ value: JSON.stringify(value) })
    .execute();
}
