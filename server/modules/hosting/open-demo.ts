import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin, Viewer } from '../../infra/http/index.ts';
import { findSolution } from '../catalogue/index.ts';
import type { Hosting } from './hosting.port.ts';

/** A demo that has been opened. */
export interface OpenedDemo {
  readonly solutionCode: string;
  readonly title: string;
}

/**
 * Opens the person's demo of a solution, the same one each time. @throws Failure `catalogue.unknown-solution`,
 * `hosting.no-demo`, `hosting.unavailable`
 */
export async function openDemo(
  db: Db,
  hosting: Hosting,
  viewer: Viewer,
  origin: Origin,
  code: string,
): Promise<OpenedDemo> {
  const solution = await findSolution(db, code);
  if (!solution) fail('catalogue.unknown-solution');
  if (!solution.enable_demo) fail('hosting.no-demo');
  await hosting.openDemo(viewer.userId, solution.code, solution.title);
  await writeAudit(db, { action: 'demo-opened', origin, userId: viewer.userId, object: solution.code });
  return { solutionCode: solution.code, title: solution.title };
}
