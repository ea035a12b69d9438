import { pathTo } from '../../../routes.ts';

/** Sign-in that leads back to the solution's page. */
export function loginForSolution(code: string): string {
  return pathTo('login', undefined, { from: pathTo('solution', { code }) });
}

/** The demo of a solution, for a link that opens a new tab. */
export function demoAddress(code: string): string {
  return pathTo('beginWork', { code });
}
