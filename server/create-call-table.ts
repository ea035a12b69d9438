import { writeAudit } from './infra/audit/index.ts';
import type { Db } from './infra/database/index.ts';
import { CallTable, type PriceList } from './infra/http/index.ts';
import type { Log } from './infra/log/index.ts';

/** The table of calls; a denial is written to the audit. */
export function createCallTable(db: Db, log: Log, options: { checkTexts: boolean; prices: PriceList }): CallTable {
  return new CallTable({
    ...options,
    onDenied: (call, { viewer, origin }) => {
      void writeAudit(db, { action: 'denied', origin, userId: viewer?.userId ?? null, object: call.id }).catch((err) =>
        log.error({ err, requestId: origin.requestId }, 'audit'),
      );
    },
  });
}
