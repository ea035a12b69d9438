import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { solutionCategories } from './catalogue.values.ts';
import { pageOf, pagingQuery } from './paging.ts';

export const solutionCategory = z.enum(solutionCategories);

/** A picture of an application's screen; sizes in pixels let the page hold its place. */
export const screenShot = z.object({ url: z.string(), title: z.string(), width: z.int(), height: z.int() });
export type ScreenShot = z.output<typeof screenShot>;

/** A solution in a list (spec: catalogue.solution); `url` is its page on the site. */
export const solutionCard = z.object({
  code: z.string(),
  type: z.string(),
  category: solutionCategory,
  title: z.string(),
  name: z.string(),
  logoUrl: z.string(),
  url: z.string(),
  startUrl: z.nullable(z.string()),
  shortDescription: z.string(),
  enableDemo: z.boolean(),
  screenShots: z.boolean(),
});
export type SolutionCard = z.output<typeof solutionCard>;

/** A solution in full; descriptions are clean HTML. */
export const solution = z.extend(solutionCard, {
  fullDescription: z.string(),
  possibilities: z.string(),
  screenShots: z.array(screenShot),
  mobileApp: z.nullable(z.object({ screenShots: z.array(screenShot) })),
});
export type Solution = z.output<typeof solution>;

export const listSolutions = defineSchemas({
  id: 'catalogue.solutions',
  shows: ['solutions'],
  summary: 'Каталог решений',
  audience: 'public',
  cost: costs.read,
  query: z.object(pagingQuery(20)),
  answer: pageOf(solutionCard),
});

export const getSolution = defineSchemas({
  id: 'catalogue.solution',
  shows: ['solutions'],
  records: ({ code }) => [code],
  summary: 'Решение целиком',
  audience: 'public',
  cost: costs.read,
  params: z.object({ code: z.string().check(z.maxLength(200)) }),
  answer: solution,
  failures: ['catalogue.unknown-solution'],
});
