export { countSomeDays, defineCounting } from './count-figures.ts';
export { dashboardCalls } from './dashboard.routes.ts';
