import { defineCall } from './call.ts';
import type * as schemas from './catalogue.schemas.ts';

export type { ScreenShot, Solution, SolutionCard } from './catalogue.schemas.ts';
export { type SolutionCategory, solutionCategories } from './catalogue.values.ts';

export const listSolutions = defineCall<typeof schemas.listSolutions>({
  id: 'catalogue.solutions',
  method: 'GET',
  path: '/api/v1/solutions',
});

export const getSolution = defineCall<typeof schemas.getSolution>({
  id: 'catalogue.solution',
  method: 'GET',
  path: '/api/v1/solutions/:code',
});
