import { defineCall } from './call.ts';
import type * as schemas from './dashboard.schemas.ts';

export type { ContentPoint, Dashboard, DashboardService, ServicePoint } from './dashboard.schemas.ts';

export const getDashboard = defineCall<typeof schemas.getDashboard>({
  id: 'dashboard.get',
  method: 'GET',
  path: '/service/console/dashboard',
});
