import type { TranslateFunction } from 'react-admin';
import { actionInWords } from '../../contract/audit.words.ts';
import type { AuditRecord, AuditRow } from '../../contract/audit-console.ts';
import { contentKinds } from '../../contract/publishing.values.ts';
import { momentInWords } from '../app/moment-field.tsx';

/** Who did it, as far as the audit knows. */
export function whoOf(row: AuditRow, translate: TranslateFunction): string {
  if (row.userId) return row.userName || row.userLogin || translate('audit.goneAccount');
  return translate(row.address ? 'audit.visitor' : 'audit.portal');
}

export const actionOf = ({ action }: AuditRow): string => actionInWords(action);

/** An object as the audit names it, in its two parts: `enquiry:12` is a kind and what stands for one of it. */
function partsOf(object: string): { kind: string; id: string } {
  const at = object.indexOf(':');
  return at < 0 ? { kind: '', id: object } : { kind: object.slice(0, at), id: object.slice(at + 1) };
}

/** What it was done to: the kind in words and the number, or the name where it is known; an id alone stands as it is. */
export function objectInWords(
  { object, objectName }: Pick<AuditRow, 'object' | 'objectName'>,
  translate: TranslateFunction,
  names: AuditRecord['names'] = {},
) {
  if (!object) return '';
  const { kind, id } = partsOf(object);
  const name = names[id] ?? objectName ?? id;
  const words =
    kind && translate(`audit.objects.${kind}`, { _: translate(`resources.${kind}.name`, { smart_count: 1, _: kind }) });
  if (!words) return name;
  return /^\d+$/.test(name) ? `${words} №\u00a0${name}` : `${words}: ${name}`;
}

const screens: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => `/users/${id}/show`,
  subscriber: (id) => `/subscribers/${id}/show`,
  partner: (id) => `/service-partners/${id}/show`,
  enquiry: (id) => `/enquiries/${id}/show`,
  mail: (id) => `/mails/${id}/show`,
  announcement: (id) => `/announcements/${id}`,
  'letter-template': (id) => `/letter-templates/${id}`,
  phrases: (id) => `/phrases/${id}`,
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The screen of the object, where its kind has one. Rows of before name a record of the content by its address, which opens
 * none; a removed record opens as any other, with its history.
 */
export function screenOf(object: string | null): string | undefined {
  const { kind, id } = partsOf(object ?? '');
  if (contentKinds.some((one) => one === kind)) return uuid.test(id) ? `/${kind}/${id}` : undefined;
  return id ? screens[kind]?.(encodeURIComponent(id)) : undefined;
}

type Named = Pick<AuditRecord, 'object' | 'names'>;

/** The name of a field of a record, as its own form calls it; one that has no word stands as it is. */
export function fieldInWords(field: string, { object }: Named, translate: TranslateFunction): string {
  const { kind } = partsOf(object ?? '');
  const general = translate(`audit.fields.${field}`, { _: field });
  if (kind === 'letter-template') return translate(`mail.template.fields.${field}`, { _: general });
  return translate(`resources.${kind}.fields.${field}`, { _: general });
}

const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/** A value as it can be read and compared: a text or a name as it is, a state and a moment in words, the rest as JSON. */
export function valueInWords(field: string, value: unknown, { names }: Named, translate: TranslateFunction): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (Array.isArray(value))
    return value.map((one) => valueInWords(field, one, { object: null, names }, translate)).join(', ');
  if (typeof value === 'object') return JSON.stringify(value, null, 1);
  const text = String(value);
  if (moment.test(text)) return momentInWords(text);
  return names[text] ?? translate(`audit.values.${field}.${text}`, { _: text });
}
