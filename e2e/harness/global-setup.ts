import { startPortal } from './start-portal.ts';

/** One portal for the whole run; tests do not meet in it, because each makes people of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const portal = await startPortal();
  process.env.E2E_PORTAL = JSON.stringify(portal.place);
  return () => portal.stop();
}
