import * as contract from '../../../contract/catalogue.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { getSolution, listSolutions } from './read-solutions.ts';

/** The calls of the catalogue of solutions. */
export function catalogueCalls({ db, basePath }: { db: Db; basePath: string }): Handled[] {
  return [
    handle(contract.listSolutions, ({ query }) => listSolutions(db, basePath, query)),
    handle(contract.getSolution, ({ params }) => getSolution(db, basePath, params.code)),
  ];
}
