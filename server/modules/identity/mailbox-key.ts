import { domainToASCII, domainToUnicode } from 'node:url';
import { withoutHidden } from '../../../contract/hidden-characters.ts';
import { loginKey } from './login-key.ts';

/** Both parts of an address in one writing; the domain is empty in what is no address. */
function partsOf(address: string): { name: string; domain: string } {
  const tidy = withoutHidden(address).normalize('NFC').trim().toLowerCase();
  const at = tidy.lastIndexOf('@');
  return at < 0 ? { name: tidy, domain: '' } : { name: tidy.slice(0, at), domain: tidy.slice(at + 1) };
}

const join = (name: string, domain: string) => (domain === '' ? name : `${name}@${domain}`);

/**
 * The mailbox of an address, the same for every way to write it: composed letters, lower case, an international domain in
 * ASCII (spec: identity.one-mailbox).
 */
export function mailboxKey(address: string): string {
  const { name, domain } = partsOf(address);
  return join(name, domainToASCII(domain) || domain);
}

/** The ways in which the address may have been written and kept before mailboxes were compared. */
export function spellingsOf(address: string): string[] {
  const { name, domain } = partsOf(address);
  const ascii = domainToASCII(domain) || domain;
  return [...new Set([address, join(name, domain), join(name, ascii), join(name, domainToUnicode(ascii))])];
}

/** The same as keys of logins, which fold letters that look alike as well. */
export const spellingKeys = (address: string): string[] => [...new Set(spellingsOf(address).map(loginKey))];

/**
 * By which a login or an e-mail is counted and locked: one key for all writings that find the same account, whether there
 * is one or not.
 */
export function accountKey(typed: string): string {
  const { name, domain } = partsOf(typed);
  return loginKey(join(name, domainToUnicode(domainToASCII(domain) || domain)));
}
