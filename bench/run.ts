import { endWith } from '../tools/read-arguments.ts';
import { benchApplications } from './applications.bench.ts';
import { benchBytes } from './bytes.bench.ts';
import { benchConsoleLists } from './console-lists.bench.ts';
import { benchCustomers } from './customers.bench.ts';
import { benchDashboard } from './dashboard.bench.ts';
import { benchEveryPage } from './every-page.bench.ts';
import { benchFirstPress } from './first-press.bench.ts';
import { benchImport } from './import.bench.ts';
import { benchInvite } from './invite.bench.ts';
import { benchLimits } from './limits.bench.ts';
import { benchMedia } from './media.bench.ts';
import { benchMemory } from './memory.bench.ts';
import { benchCachedPage, benchUncachedHome } from './pages.bench.ts';
import { benchPartners } from './partners.bench.ts';
import { benchReminders } from './reminders.bench.ts';
import { benchSearch } from './search.bench.ts';
import { benchSignIn } from './sign-in.bench.ts';

const benches: Record<string, () => Promise<void>> = {
  cached: benchCachedPage,
  uncached: benchUncachedHome,
  pages: benchEveryPage,
  applications: benchApplications,
  partners: benchPartners,
  'console-lists': benchConsoleLists,
  dashboard: benchDashboard,
  customers: benchCustomers,
  import: benchImport,
  invite: benchInvite,
  limits: benchLimits,
  media: benchMedia,
  memory: benchMemory,
  reminders: benchReminders,
  search: benchSearch,
  'sign-in': benchSignIn,
  'first-press': benchFirstPress,
  bytes: benchBytes,
};

const asked = process.argv.slice(2);
if (asked.some((name) => !Object.hasOwn(benches, name)))
  endWith(`  npm run bench -- [name…]\nThe names: ${Object.keys(benches).join(', ')}`);
for (const [name, bench] of Object.entries(benches)) if (asked.length === 0 || asked.includes(name)) await bench();
