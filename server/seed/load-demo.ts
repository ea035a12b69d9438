import { SingleBar } from 'cli-progress';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../infra/database/index.ts';
import { type Demo, loadAccounts } from './load-accounts.ts';
import { loadAdvantages } from './load-advantages.ts';
import { loadCatalogue, loadSiteSettings } from './load-catalogue.ts';
import { loadFaq } from './load-faq.ts';
import { loadPartners } from './load-partners.ts';
import { loadPublications } from './load-publications.ts';
import { loadReviews } from './load-reviews.ts';
import { loadTariffs } from './load-tariffs.ts';

const steps = 24;
const loaderLock = 7_260_001;

/**
 * Loads the demo content and accounts into an empty database, all in one transaction; returns the accounts and the open
 * invitation, or nothing when the database is not empty. Two processes at once load once.
 */
export async function loadDemo(
  db: Db,
  { onLoopback, quiet }: { onLoopback: boolean; quiet: boolean },
): Promise<Demo | undefined> {
  if (!(await isEmpty(db))) return undefined;
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(loaderLock)})`.execute(transaction);
    if (!(await isEmpty(transaction))) return undefined;
    const bar = new SingleBar({
      format: 'Demo content [{bar}] {percentage} % {what}',
      noTTYOutput: false,
      hideCursor: true,
    });
    if (!quiet) bar.start(steps, 0, { what: '' });
    const tick = (what: string) => !quiet && bar.increment(1, { what });
    await loadCatalogue(transaction, tick);
    await loadSiteSettings(transaction);
    tick('texts of the site');
    await loadPublications(transaction, tick);
    await loadAdvantages(transaction);
    tick('advantages');
    await loadReviews(transaction);
    tick('reviews');
    await loadFaq(transaction);
    tick('questions');
    await loadTariffs(transaction);
    tick('tariffs');
    await loadPartners(transaction);
    tick('partners');
    const demo = await loadAccounts(transaction, onLoopback);
    tick('accounts');
    if (!quiet) bar.stop();
    return demo;
  });
}

async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    filled: boolean;
  }>`select exists (select from users) or exists (select from solutions) as filled`.execute(db);
  return rows[0]?.filled === false;
}
