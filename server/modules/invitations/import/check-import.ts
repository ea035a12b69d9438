import type { CheckedInput } from '../../../../contract/call.ts';
import type { checkImport as call, InvitationImport } from '../../../../contract/invitations-import.ts';
import { importLimits } from '../../../../contract/invitations-import.values.ts';
import { writeAudit } from '../../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../../infra/database/index.ts';
import { fail } from '../../../infra/failures/index.ts';
import type { SignedInCaller } from '../../../infra/http/index.ts';
import { type StartService, tariffNames } from '../../catalogue/index.ts';
import { partnerOf } from '../../partners/index.ts';
import { lockInvitations } from '../customer-invitations.store.ts';
import { checkRows } from './check-rows.ts';
import { decodeFile } from './decode-file.ts';
import { findImport } from './find-import.ts';
import { countCheckedToday, insertImport } from './import.store.ts';
import { findKnownEmails } from './known-emails.ts';
import { type RawInvitation, readColumns } from './read-columns.ts';

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
  { fileName, file }: CheckedInput<typeof call>['body'],
  startService: StartService,
): Promise<InvitationImport> {
  const partner = await partnerOf(db, viewer);
  const rows = readFile(file);
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
    const details = { rows: rows.length };
    await writeAudit(transaction, { action: 'import-checked', origin, userId: viewer.userId, object: made, details });
    return made;
  });
  return findImport(db, viewer, id);
}

function readFile(base64: string): RawInvitation[] {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > importLimits.fileBytes) fail('imports.too-large');
  if (bytes.length === 0) fail('imports.empty');
  return readColumns(decodeFile(bytes));
}

async function refuseTooMany(db: Db, partnerId: number, more: number): Promise<void> {
  const today = await countCheckedToday(db, partnerId);
  if (today + more > rowsADay) fail('imports.too-often', { retryAfterSeconds: daySeconds });
}
