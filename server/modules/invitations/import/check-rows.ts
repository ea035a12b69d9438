import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { email } from '../../../../contract/contact.forms.ts';
import { controlFault } from '../../../../contract/hidden-characters.ts';
import { customerName, invitationNote, trialTariff } from '../../../../contract/invitations.forms.ts';
import { noTariff, rowProblems } from '../../../../contract/invitations-import.values.ts';
import { faultless } from '../../../../contract/text-rules.ts';
import { nameOfTariff } from '../../catalogue/index.ts';
import { mailboxKey } from '../../identity/index.ts';
import { lettersProblem } from './lost-letters.ts';
import type { RawInvitation } from './read-columns.ts';

/** A row with its problems by field; a row without problems can be invited. */
export interface CheckedRow extends RawInvitation {
  readonly problems: Readonly<Record<string, string>>;
}

/** Mailboxes that need no invitation. */
export interface KnownEmails {
  readonly accounts: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
}

interface Needs {
  /** Names of all tariffs; nothing when no row names one. */
  readonly tariffs: ReadonlySet<string>;
  /** Looks up the mailboxes of the valid e-mails. */
  findKnown(mailboxes: readonly string[]): Promise<KnownEmails>;
}

/** A file with control characters in it is no text; a form leaves them out. */
const note = z.pipe(z.string().check(faultless((value) => controlFault(value, 'заметке'))), invitationNote);
const rules = { customerName, email, tariffName: trialTariff, note };
type Field = keyof typeof rules;
const fields = Object.keys(rules) as Field[];

/** A value that is too long is stored up to this length, enough to recognise it. */
const shownLength = 500;
/** Rows checked at a time before other requests have their turn. */
const inOneGo = 500;

/** Checks each row as the form of one invitation would, and against the other rows and what is known already. */
export async function checkRows(rows: readonly RawInvitation[], needs: Needs): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  for (const [index, row] of rows.entries()) {
    checked.push(checkRow(row, needs.tariffs));
    if (index % inOneGo === inOneGo - 1) await setImmediate();
  }
  const known = await needs.findKnown(checked.flatMap((row) => (row.problems.email ? [] : mailboxKey(row.email))));
  const lines = new Map<string, number>();
  return checked.map((row) => {
    if (row.problems.email) return row;
    const key = mailboxKey(row.email);
    const problem = problemOf(key, known, lines.get(key));
    if (!lines.has(key)) lines.set(key, row.line);
    return problem ? { ...row, problems: { ...row.problems, email: problem } } : row;
  });
}

function problemOf(key: string, { accounts, invited }: KnownEmails, earlier: number | undefined): string | undefined {
  if (earlier !== undefined) return rowProblems.repeated(earlier);
  if (accounts.has(key)) return rowProblems.known;
  return invited.has(key) ? rowProblems.invited : undefined;
}

function checkRow(row: RawInvitation, tariffs: ReadonlySet<string>): CheckedRow {
  const problems: Partial<Record<Field, string>> = {};
  const values: Record<Field, string> = { customerName: '', email: '', tariffName: '', note: '' };
  for (const field of fields) {
    const result = rules[field].safeParse(row[field]);
    values[field] = result.success ? result.data : shown(row[field]);
    if (!result.success) problems[field] = result.error.issues[0]?.message ?? '';
  }
  addLost(problems, values);
  if (noTariff.test(values.tariffName)) values.tariffName = '';
  if (!problems.tariffName && values.tariffName !== '') {
    const named = nameOfTariff(values.tariffName, tariffs);
    if (named === undefined) problems.tariffName = rowProblems.unknownTariff;
    else values.tariffName = named;
  }
  return { line: row.line, ...values, problems };
}

/** A refused value as it is shown and stored: control characters as their pictures, since nobody sees them and the database takes no NUL. */
const shown = (value: string) =>
  value
    .trim()
    .slice(0, shownLength)
    .toWellFormed()
    .replace(/(?![\s\x7f-\x9f])\p{Cc}/gu, pictureOf);

/** «␁» for U+0001. */
const pictureOf = (control: string) => String.fromCodePoint(0x2400 + control.charCodeAt(0));

/** Letters that were lost tell more than what the rules say of the rest of the text. */
function addLost(problems: Partial<Record<Field, string>>, values: Record<Field, string>): void {
  for (const [field, kind] of [
    ['customerName', 'name'],
    ['email', 'address'],
    ['tariffName', 'name'],
    ['note', 'note'],
  ] as const) {
    const problem = lettersProblem(values[field], kind);
    if (problem) problems[field] = problem;
  }
}
