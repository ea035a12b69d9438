interface Contacts {
  readonly site: string;
  readonly mail: string;
  readonly phone: string;
  readonly description: string;
}

/** The contacts of an organisation, empty where another backend sends none of them. */
export function contactsOf(
  properties: { readonly [Name in keyof Contacts]?: string | null } | null | undefined,
): Contacts {
  const { site, mail, phone, description } = properties ?? {};
  return { site: site ?? '', mail: mail ?? '', phone: phone ?? '', description: description ?? '' };
}

// More digits than these are another number, and it would not be the one that is called.
const extension = /(?:вн|доб|ext)(?:\D*\d){0,6}\D*$/i;
const elevenDigits = /^[78](\d{10})$/;

/** The `tel:` address of a phone with 11 digits that begin with 7 or 8, without its extension; null for any other. */
export function telLink(phone: string): string | null {
  const national = elevenDigits.exec(phone.replace(extension, '').replace(/\D/g, ''))?.[1];
  return national === undefined ? null : `tel:+7${national}`;
}

/** The address of a site, with https unless it has a scheme; null when it is no address. */
export function siteLink(site: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(site.trim()) ? site.trim() : `https://${site.trim()}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return /^https?:$/.test(protocol) && /^[^.@]+(\.[^.@]+)+$/.test(hostname) ? href : null;
}

/** The `mailto:` address of an e-mail; null when it is no address. */
export function mailLink(mail: string): string | null {
  const address = mail.trim();
  return /^[^\s@<>,;?&]+@[^\s@<>,;?&]+$/.test(address) ? `mailto:${address}` : null;
}
