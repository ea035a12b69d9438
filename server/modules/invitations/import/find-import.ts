import type { CallAnswer, CheckedInput } from '../../../../contract/call.ts';
import {
  type InvitationImport,
  importRowGroups,
  type listImportRows,
} from '../../../../contract/invitations-import.ts';
import { scriptWarning } from '../../../../contract/mail-address.ts';
import { pageFigures } from '../../../../contract/paging.ts';
import type { Db } from '../../../infra/database/index.ts';
import { fail } from '../../../infra/failures/index.ts';
import type { Viewer } from '../../../infra/http/index.ts';
import { partnerOf } from '../../partners/index.ts';
import { invitationSubject } from '../letters/customer-invitation-letter.ts';
import { findImportRow, listForeignAddresses, listRows } from './import.store.ts';

/** The figures of an import of the person's partner. @throws Failure `partners.no-partner`, `imports.unknown` also for another's */
export async function findImport(db: Db, viewer: Viewer, id: string): Promise<InvitationImport> {
  const partner = await partnerOf(db, viewer);
  const row = (await findImportRow(db, partner.id, id)) ?? fail('imports.unknown');
  return {
    ...row,
    mixedScripts: await findMixedScripts(db, row),
    subject: await invitationSubject(db, partner),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

const linesNamed = 10;

/** Only before it is started: afterwards nothing can be done about them. */
async function findMixedScripts(db: Db, { id, state }: Pick<InvitationImport, 'id' | 'state'>) {
  const foreign = state === 'draft' ? await listForeignAddresses(db, id) : [];
  const lines = foreign.filter(({ email }) => scriptWarning(email) !== undefined).map(({ line }) => line);
  return { count: lines.length, lines: lines.slice(0, linesNamed) };
}

/** A page of its rows. @throws Failure `partners.no-partner`, `imports.unknown` also for another's */
export async function listImportRowsOf(
  db: Db,
  viewer: Viewer,
  { id, show, page, count }: CheckedInput<typeof listImportRows>['query'],
): Promise<CallAnswer<typeof listImportRows>> {
  await findImport(db, viewer, id);
  const { rows, total } = await listRows(db, id, { states: importRowGroups[show], page, count });
  return { content: rows, ...pageFigures(page, count, total) };
}
