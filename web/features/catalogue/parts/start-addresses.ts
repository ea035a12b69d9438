import { withBase } from '../../../app/base-path.ts';
import { pathTo } from '../../../routes.tsx';

/** Sign-in that leads back to the solution's page. */
export function loginForSolution(code: string): string {
  return pathTo('login', undefined, { from: pathTo('solution', { code }) });
}

/** The demo of a solution, for a link that opens a new tab. */
export function demoAddress(code: string): string {
  return withBase(pathTo('beginWork', { code }));
}
