import { openCodeHasher } from '../server/infra/codes/index.ts';
import { type Connection, openDatabase } from '../server/infra/database/index.ts';
import { Jobs } from '../server/infra/jobs/index.ts';
import { createLog } from '../server/infra/log/index.ts';
import { createMailing, openOutbox } from '../server/modules/mail/index.ts';
import { writeReminders } from '../server/modules/subscribers/write-reminders.ts';

/** The reminder job in a process of its own: prints seconds, letters and the peak of its memory. */
const [connectionText = '', dataDir = ''] = process.argv.slice(2);
const connection = JSON.parse(connectionText) as Connection;
const log = createLog('silent');
const database = openDatabase(connection, { onIdleError: () => undefined });
const jobs = new Jobs(connection, log);
const settings = { SMTP_URL: undefined, DATA_DIR: dataDir, mailFrom: { name: 'Счёты', address: 'noreply@localhost' } };
const outbox = openOutbox({ jobs, db: database.db, log, settings });
await jobs.start();
const mailing = createMailing(outbox, 'http://localhost', await openCodeHasher(database.db));
const memory = () => process.resourceUsage().maxRSS / 1024;
const before = memory();
const startedAt = performance.now();
const { letters } = await writeReminders({ db: database.db, mailing }, undefined, () => true);
const seconds = (performance.now() - startedAt) / 1000;
process.stdout.write(JSON.stringify({ seconds, letters, before, peak: memory() }));
outbox.close();
await jobs.stop(1_000);
await database.close();
