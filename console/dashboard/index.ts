import type { ConsoleFeature } from '../app/feature.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

/** What happened lately and how things are, the console's first page. */
export const dashboard: ConsoleFeature = { resources: [], dashboard: DashboardScreen };
