import type { TranslateFunction } from 'react-admin';
import { actionInWords } from '../../contract/audit.words.ts';
import type { AuditRow } from '../../contract/audit-console.ts';

/** Who did it, as far as the audit knows. */
export function whoOf(row: AuditRow, translate: TranslateFunction): string {
  if (row.userId) return row.userName || row.userLogin || translate('audit.goneAccount');
  return translate(row.address ? 'audit.visitor' : 'audit.portal');
}

export const actionOf = ({ action }: AuditRow): string => actionInWords(action);

/** The name of a field of a record; one that has no word stands as it is. */
export const fieldInWords = (field: string, translate: TranslateFunction): string =>
  translate(`audit.fields.${field}`, { _: field });

/** A value as it can be read and compared: a text as it is, everything else as JSON. */
export function valueInWords(value: unknown, translate: TranslateFunction): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (Array.isArray(value)) return value.map((one) => valueInWords(one, translate)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}
