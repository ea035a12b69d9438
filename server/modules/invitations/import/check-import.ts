import type { CheckedInput } from '../../../../contract/call.ts';
import type { checkImport as call, InvitationImport } from '../../../../contract/invitations-import.ts';
import { importFirstRows } from '../../../../contract/invitations-import.values.ts';
import { writeAudit } from '../../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../../infra/database/index.ts';
import { fail } from '../../../infra/failures/index.ts';
import type { SignedInCaller } from '../../../infra/http/index.ts';
import { type StartService, tariffNames } from '../../catalogue/index.ts';
import { partnerOf } from '../../partners/index.ts';
import { lockInvitations } from '../customer-invitations.store.ts';
import { checkRows } from './check-rows.ts';
import { findImport } from './find-import.ts';
import { guessLayout, type Layout } from './guess-layout.ts';
import { countCheckedToday, insertImport } from './import.store.ts';
import { keepLayout } from './import-layouts.store.ts';
import { findKnownEmails } from './known-emails.ts';
import { readColumns } from './read-columns.ts';
import { headingsKey, openFile } from './read-import.ts';
import { readTable, type TableRow } from './read-table.ts';

/** A check reveals who has an account, so it is limited as single invitations are (decision 0027). */
const rowsADay = 30_000;
const daySeconds = 24 * 60 * 60;

/**
 * Reads and checks a file and saves its rows; nobody is invited yet. @throws Failure `partners.no-partner`,
 * `imports.*`, `catalogue.start-service-down` when a row names a tariff
 */
export async function checkImport(
  db: Db,
  { viewer, origin }: SignedInCaller,
  { fileName, file, encoding, layout: chosen }: CheckedInput<typeof call>['body'],
  startService: StartService,
): Promise<InvitationImport> {
  const partner = await partnerOf(db, viewer);
  const table = await readTable(await openFile(file, encoding));
  const layout = chosen ?? guessLayout(table.slice(0, importFirstRows));
  const rows = readColumns(table, layout);
  await refuseTooMany(db, partner.id, rows.length);
  const checked = await checkRows(rows, {
    tariffs: rows.some(({ tariffName }) => tariffName.trim() !== '') ? await tariffNames(startService) : new Set(),
    findKnown: (emails) => findKnownEmails(db, partner.id, emails),
  });
  const id = await inTransaction(db, async (transaction) => {
    await lockInvitations(transaction, partner.id);
    await refuseTooMany(transaction, partner.id, rows.length);
    const kept = { partnerId: partner.id, createdBy: viewer.userId, fileName, rows: checked };
    const made = await insertImport(transaction, kept);
    if (chosen) await keepChoice(transaction, partner.id, table, chosen);
    const details = { rows: rows.length };
    await writeAudit(transaction, { action: 'import-checked', origin, userId: viewer.userId, object: made, details });
    return made;
  });
  return findImport(db, viewer, id);
}

async function keepChoice(db: Db, partnerId: number, table: readonly TableRow[], layout: Layout): Promise<void> {
  const head = table.find(({ line }) => line === layout.head);
  const headings = head && headingsKey(head);
  if (headings !== undefined) await keepLayout(db, partnerId, { headings, columns: layout.columns });
}

async function refuseTooMany(db: Db, partnerId: number, more: number): Promise<void> {
  const today = await countCheckedToday(db, partnerId);
  if (today + more > rowsADay) fail('imports.too-often', { retryAfterSeconds: daySeconds });
}
