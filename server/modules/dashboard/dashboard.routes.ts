import * as schemas from '../../../contract/dashboard.schemas.ts';
import * as calls from '../../../contract/dashboard.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { type DashboardNeeds, getDashboard } from './get-dashboard.ts';

/** The call of the console's first page. */
export function dashboardCalls(needs: DashboardNeeds): Handled[] {
  return [
    handle(calls.getDashboard, schemas.getDashboard, ({ query }, { viewer }) =>
      getDashboard(needs, query.period, viewer),
    ),
  ];
}
