import * as schemas from '../../../contract/catalogue.schemas.ts';
import * as calls from '../../../contract/catalogue.ts';
import * as startSchemas from '../../../contract/catalogue-start-service.schemas.ts';
import * as startCalls from '../../../contract/catalogue-start-service.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { getSolution, listSolutions } from './read-solutions.ts';
import type { StartService } from './start-service.port.ts';

interface Needs {
  db: Db;
  startService: StartService;
}

/** The calls of the catalogue of solutions and of the start service. */
export function catalogueCalls({ db, startService }: Needs): Handled[] {
  return [
    handle(calls.listSolutions, schemas.listSolutions, ({ query }) => listSolutions(db, query)),
    handle(calls.getSolution, schemas.getSolution, ({ params }) => getSolution(db, params.code)),
    handle(startCalls.listTariffTypes, startSchemas.listTariffTypes, () => startService.tariffTypes()),
    handle(startCalls.listTariffs, startSchemas.listTariffs, () => startService.tariffs()),
    handle(startCalls.listTariffNotes, startSchemas.listTariffNotes, () => startService.tariffNotes()),
    handle(startCalls.listTopPartners, startSchemas.listTopPartners, () => startService.topPartners()),
  ];
}
