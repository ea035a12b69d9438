import type { Db } from '../../infra/database/index.ts';
import type { Hosting } from './hosting.port.ts';
import { findStand, insertStand, updateStandName } from './hosting.store.ts';

/**
 * The embedded platform: training stands in the portal's own database. Preparing takes `preparationSeconds`, as a real
 * platform takes time; the page that opens says that it is a training stand.
 */
export function createEmbeddedHosting(db: Db, preparationSeconds: number): Hosting {
  return {
    add: (stand) => insertStand(db, { ...stand, demoOf: null, preparationSeconds }),
    rename: (key, name) => updateStandName(db, key, name),
    status: async (key) => {
      const stand = await findStand(db, key);
      if (!stand) return 'error';
      return stand.ready ? 'ready' : 'preparation';
    },
    openDemo: async (userId, solutionCode, name) => {
      const key = `demo-${solutionCode}-${userId}`;
      await insertStand(db, { key, solutionCode, name, demoOf: userId, preparationSeconds: 0 });
      return key;
    },
  };
}
