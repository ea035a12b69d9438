/** Addresses that a link of the site may have; nothing that runs. */
export const isSafeLink = (value: string): boolean =>
  /^(https?:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+|tel:\+?[\d()-]+|\/(?![/\\])[^\s"<>\\]*|#[\w-]+)$/i.test(value);

/** Addresses of the shell's own links: another site without a name and a password, or a path from the root of this one. */
export function isOutsideLink(value: string): boolean {
  if (/^\/(?![/\\])[^\s"<>\\]*$/.test(value)) return true;
  if (!/^https?:\/\/[^\s"<>\\]+$/i.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}
