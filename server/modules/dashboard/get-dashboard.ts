import type { Dashboard, DashboardService } from '../../../contract/dashboard.ts';
import type { DashboardPeriod } from '../../../contract/dashboard.values.ts';
import { daysTooLongAtPartner, enquiryStates } from '../../../contract/enquiries.values.ts';
import type { Db } from '../../infra/database/index.ts';
import { isTight, measureSpace } from '../../infra/doctor/index.ts';
import type { Viewer } from '../../infra/http/index.ts';
import type { Outbox } from '../mail/index.ts';
import {
  countAtPartners,
  type Point,
  readContentState,
  readCountedAt,
  readOpenEnquiries,
  readPoints,
  readTotals,
} from './dashboard.store.ts';

/** What the console's first page needs. */
export interface DashboardNeeds {
  db: Db;
  dataDir: string;
  hasMailServer: boolean;
  mailCounts: Outbox['counts'];
  build: DashboardService['build'];
}

const closed: readonly string[] = ['answered', 'spam'];
const openStates = enquiryStates.filter((state) => !closed.includes(state));

/** What happened in a period and how things are: for an editor the content and the enquiries alone (spec: dashboard.editor). */
export async function getDashboard(
  needs: DashboardNeeds,
  period: DashboardPeriod,
  { roles }: Pick<Viewer, 'roles'>,
): Promise<Dashboard> {
  const { db } = needs;
  const points = await readPoints(db, period);
  return {
    countedAt: await readCountedAt(db),
    points: points.map(({ from, until, enquiries, publications }) => ({ from, until, enquiries, publications })),
    enquiries: {
      ...(await readOpenEnquiries(db, openStates)),
      longAtPartners: await countAtPartners(db, Number(daysTooLongAtPartner)),
    },
    content: await readContentState(db),
    service: roles.includes('operator') ? await readService(needs, points) : null,
  };
}

async function readService(
  { db, dataDir, hasMailServer, mailCounts, build }: DashboardNeeds,
  points: readonly Point[],
): Promise<DashboardService> {
  const { users, applications, ends, at } = await readTotals(db);
  const space = await measureSpace(dataDir).catch(() => undefined);
  const counts = await mailCounts();
  return {
    points: points.map(({ enquiries: _, publications: __, ...point }) => point),
    users,
    applications: applications && sumApplications(applications),
    ends,
    totalsAt: at?.toISOString() ?? null,
    mail: { hasServer: hasMailServer, ...counts },
    disk: space ? { freeBytes: space.freeBytes, totalBytes: space.totalBytes, isTight: isTight(space) } : null,
    build,
  };
}

function sumApplications(counted: readonly { status: string; code: string; name: string; count: number }[]) {
  const inState = (wanted: string) => counted.filter(({ status }) => status === wanted);
  const sum = (wanted: string) => inState(wanted).reduce((all, { count }) => all + count, 0);
  return {
    ready: sum('ready'),
    preparation: sum('preparation'),
    failed: sum('error'),
    closed: sum('closed'),
    bySolution: inState('ready').map(({ code, name, count }) => ({ code, name, ready: count })),
  };
}
