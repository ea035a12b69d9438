/** Addresses that a link of the site may have; nothing that runs. */
export const isSafeLink = (value: string): boolean =>
  /^(https?:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+|tel:\+?[\d()-]+|\/(?![/\\])[^\s"<>\\]*|#[\w-]+)$/i.test(value);

/** The address with its scheme in the writing of the site: people copy and type it in capitals too. */
export const withPlainScheme = (value: string): string =>
  value.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());

/** Addresses of the shell's own links: another site without a name and a password, or a path from the root of this one. */
export function isOutsideLink(value: string): boolean {
  if (/^\/(?![/\\])[^\s"<>\\]*$/.test(value)) return true;
  if (!/^https?:\/\/[^\s"<>\\]+$/i.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}

/** Said of a link that begins as it should and has a space in it. */
export const spaceFault = (value: string): string | undefined =>
  /\s/.test(value) ? 'В ссылке не бывает пробелов: уберите их или замените на «%20»' : undefined;

/** Films of the host in the three forms that the site shows: `watch?v=`, `/shorts/` and the short address. */
export function isHostedVideo(value: string): boolean {
  const url = /^https:\/\/[^\s"<>\\]+$/.test(value) ? URL.parse(value) : null;
  const id = url && idOfVideo(url);
  return typeof id === 'string' && /^[\w-]{6,20}$/.test(id) && url?.username === '';
}

function idOfVideo({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return first;
  if (!/^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/.test(hostname)) return undefined;
  if (first === 'shorts') return second;
  return first === 'watch' ? searchParams.get('v') : undefined;
}
