/**
 * A text without NUL, which comes along with a copy out of some PDFs; nobody sees it, and no call may carry it
 * (spec: calls.statuses).
 */
export const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** A body as it is sent: JSON whose texts have no NUL. */
export const jsonOf = (body: unknown): string =>
  JSON.stringify(body, (_, value: unknown) => (typeof value === 'string' ? withoutNul(value) : value));
