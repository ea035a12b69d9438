/** What stands in the place of what gives access. */
export const dots = '••••';

/** What gives access, wherever it stands: the code of a link, a code in groups, the link that stops letters. */
const shapes = [
  /(?<=#code=)[\w-]+/g,
  /\b[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3,}\b/g,
  /(?<=\/unsubscribe\/)[\w-]{44}/g,
] as const;

/**
 * A letter's body with dots in the place of its codes. Those of the letter itself are known; the shapes are for letters
 * that a build before has written, and for the link that stops letters (spec: mail.hidden).
 */
export function hideAccess(body: string, secrets: readonly string[]): string {
  const known = secrets.reduce((text, secret) => text.replaceAll(secret, dots), body);
  return shapes.reduce((text, shape) => text.replace(shape, dots), known);
}
