import * as contract from '../../../contract/catalogue.ts';
import * as start from '../../../contract/start-service.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { getSolution, listSolutions } from './read-solutions.ts';
import type { StartService } from './start-service.port.ts';

interface Needs {
  db: Db;
  basePath: string;
  startService: StartService;
}

/** The calls of the catalogue of solutions and of the start service. */
export function catalogueCalls({ db, basePath, startService }: Needs): Handled[] {
  return [
    handle(contract.listSolutions, ({ query }) => listSolutions(db, basePath, query)),
    handle(contract.getSolution, ({ params }) => getSolution(db, basePath, params.code)),
    handle(start.listTariffTypes, () => startService.tariffTypes()),
    handle(start.listTariffs, () => startService.tariffs()),
    handle(start.listTariffNotes, () => startService.tariffNotes()),
    handle(start.listTopPartners, () => startService.topPartners()),
  ];
}
