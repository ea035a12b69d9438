import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pageOf, pagingQuery } from './paging.ts';

/** The three tabs of the catalogue, in their order (specification, section 2). */
export const solutionCategories = ['commercial', 'government', 'industry'] as const;
export const solutionCategory = z.enum(solutionCategories);
export type SolutionCategory = z.output<typeof solutionCategory>;

/** A picture of an application's screen; sizes in pixels let the page hold its place. */
export const screenShot = z.object({ url: z.string(), title: z.string(), width: z.int(), height: z.int() });
export type ScreenShot = z.output<typeof screenShot>;

/** A solution in a list (contract, section 3). */
export const solutionCard = z.object({
  code: z.string(),
  type: z.string(),
  category: solutionCategory,
  title: z.string(),
  name: z.string(),
  logoUrl: z.string(),
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

export const listSolutions = defineCall({
  id: 'catalogue.solutions',
  method: 'GET',
  path: '/api/v1/solutions',
  summary: 'Каталог решений',
  audience: 'public',
  query: z.object(pagingQuery(20)),
  answer: pageOf(solutionCard),
});

export const getSolution = defineCall({
  id: 'catalogue.solution',
  method: 'GET',
  path: '/api/v1/solutions/:code',
  summary: 'Решение целиком',
  audience: 'public',
  params: z.object({ code: z.string().check(z.maxLength(200)) }),
  answer: solution,
  failures: ['catalogue.unknown-solution'],
});
