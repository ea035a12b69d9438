import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../tools/chromium.ts';
import { root } from '../../tools/root.ts';
import { startPortal } from './start-portal.ts';

/** One portal for the whole run; tests do not meet in it, because each makes people of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!existsSync(path.join(root, 'dist', 'server', 'entry-server.js')))
    throw new Error('Проверкам в браузере нужна сборка, а папки dist нет. Соберите: npm run build');
  if (!(await findChromium()))
    throw new Error('Браузера для проверок нет. Установите Chromium или укажите путь к нему в CHROMIUM_PATH.');
  const portal = await startPortal();
  process.env.E2E_PORTAL = JSON.stringify(portal.place);
  return () => portal.stop();
}
