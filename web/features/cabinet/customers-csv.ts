import type { Customer } from '../../../contract/customers.ts';
import { t } from '../../app/i18n.ts';

const byteOrderMark = '\uFEFF';
const separator = ';';
const lineEnd = '\r\n';

/** A text for a cell: quoted where it must be, and never read as a formula by a spreadsheet. */
function cell(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function rowOf({ name, code, users, applications, subscriptions, nextEnd, since }: Customer): string[] {
  return [
    name,
    code,
    users.map((user) => user.name).join(', '),
    users.flatMap((user) => user.email ?? []).join(', '),
    String(applications),
    subscriptions.map(({ tariffName, dateEnd }) => (dateEnd ? `${tariffName} (${dateEnd})` : tariffName)).join(', '),
    nextEnd ?? '',
    since,
  ];
}

/** The customers as CSV that spreadsheets open in Russian: UTF-8 with its mark, semicolons. */
export function customersCsv(customers: readonly Customer[]): string {
  const columns = ['name', 'code', 'users', 'emails', 'applications', 'subscriptions', 'nextEnd', 'since'] as const;
  const head = columns.map((column) => t(`cabinet.customers.${column}`));
  const lines = [head, ...customers.map(rowOf)].map((row) => row.map(cell).join(separator));
  return byteOrderMark + lines.map((line) => line + lineEnd).join('');
}
