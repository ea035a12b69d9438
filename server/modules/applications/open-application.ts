import { writeAudit } from '../../infra/audit/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin, Viewer } from '../../infra/http/index.ts';
import { findForLaunch } from './applications.store.ts';

/** An application at its launch: `closed` wins over the platform's own states (spec: applications.status). */
export interface OpenedApplication {
  readonly id: string;
  readonly name: string;
  readonly solutionCode: string;
  readonly subscriberName: string;
  /** Whether the embedded platform shows sample documents in it (spec: hosting.samples). */
  readonly withSamples: boolean;
  readonly status: 'preparation' | 'ready' | 'error' | 'closed';
  /** The last day on which the subscriber's applications are open; `null` when nothing ends their access. */
  readonly openUntil: string | null;
  /** Who serves the subscriber and extends its subscriptions. */
  readonly partner: { readonly name: string; readonly phone: string; readonly mail: string } | null;
}

/** The application for a member of its subscriber. @throws Failure `applications.unknown` for everybody else */
export async function openApplication(db: Db, viewer: Viewer, origin: Origin, id: string): Promise<OpenedApplication> {
  const found = /^[1-9]\d{0,17}$/.test(id) ? await findForLaunch(db, id) : undefined;
  if (!found) fail('applications.unknown');
  if (!viewer.subscriberIds.includes(found.subscriber_id)) {
    await writeAudit(db, { action: 'foreign-application-refused', origin, userId: viewer.userId, object: id });
    fail('applications.unknown');
  }
  return {
    id: found.id,
    name: found.name,
    solutionCode: found.solution_code,
    subscriberName: found.subscriber_name,
    withSamples: found.with_samples,
    status: found.closed ? 'closed' : found.status,
    openUntil: found.open_until,
    partner:
      found.partner_name === null
        ? null
        : { name: found.partner_name, phone: found.partner_phone ?? '', mail: found.partner_mail ?? '' },
  };
}
