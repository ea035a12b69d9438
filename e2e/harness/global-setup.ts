import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../tools/chromium.ts';
import { root } from '../../tools/root.ts';
import { startPortal } from './start-portal.ts';

/** One portal for the whole run; tests do not meet in it, because each makes people of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(path.join(root, 'dist', 'server', 'entry-server.js')))
    throw new Error('The journeys need a build, and there is no dist. Build: npm run build');
  if (!(await findChromium()))
    throw new Error('There is no browser for the journeys. Install Chromium or set CHROMIUM_PATH to one.');
  const portal = await startPortal();
  process.env.E2E_PORTAL = JSON.stringify(portal.place);
  return () => portal.stop();
}
