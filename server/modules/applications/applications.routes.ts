import * as schemas from '../../../contract/applications.schemas.ts';
import * as calls from '../../../contract/applications.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { addApplication } from './add-application.ts';
import type { Addresses } from './application-address.ts';
import { listApplications } from './list-applications.ts';
import { renameApplication } from './rename-application.ts';

interface Needs {
  db: Db;
  settings: Settings;
  /** Messages to the platform, enqueued in the business transaction. */
  platform: {
    prepare(transaction: Db, applicationId: string): Promise<void>;
    rename(transaction: Db, applicationId: string): Promise<void>;
  };
}

/** The calls of a person's own applications. */
export function applicationsCalls({ db, settings, platform }: Needs): Handled[] {
  const addresses: Addresses = { publicBase: settings.PUBLIC_URL + settings.BASE_PATH, basePath: settings.BASE_PATH };
  const rules = {
    addresses,
    atMost: settings.MAX_APPLICATIONS,
    addsIn10Minutes: settings.MAX_ADDS_IN_10_MINUTES,
    prepare: platform.prepare,
  };
  return [
    handle(calls.listApplications, schemas.listApplications, ({ query }, { viewer }) =>
      listApplications(db, viewer, query, addresses),
    ),
    handle(calls.addApplication, schemas.addApplication, ({ body }, caller) => addApplication(db, caller, body, rules)),
    handle(calls.renameApplication, schemas.renameApplication, ({ body }, caller) =>
      renameApplication(db, caller, body, { addresses, tellPlatform: platform.rename }),
    ),
  ];
}
