/** A video review's link: a file of the portal, or a video of the host, which may be a short one. */
export type VideoLink = { kind: 'file'; src: string } | { kind: 'hosted'; id: string; short: boolean };

const ownFile = /^\/(?!\/)(?:[^?#]*\/)?media\/[^?#]+\.(?:mp4|webm)(?:[?#]|$)/;
const fullHost = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;
const shortHost = /^(?:www\.)?youtu\.be$/;
const videoId = /^[\w-]{1,64}$/;

/** Recognises three forms of links (spec: content.video) and the portal's own files; nothing for other links. */
export function parseVideoLink(link: string): VideoLink | null {
  if (ownFile.test(link)) return { kind: 'file', src: link };
  const address = webAddress(link);
  if (!address) return null;
  const { hostname, pathname, searchParams } = address;
  const parts = pathname.split('/').filter(Boolean);
  if (shortHost.test(hostname)) return hosted(parts[0], false);
  if (!fullHost.test(hostname)) return null;
  if (parts[0] === 'shorts') return hosted(parts[1], true);
  return parts[0] === 'watch' ? hosted(searchParams.get('v'), false) : null;
}

/** Where a hosted video is shown from; short ones stand without controls (spec: content.video). */
export function embedAddress({ id, short }: { id: string; short: boolean }, autoplay: boolean): string {
  const query = new URLSearchParams({ rel: '0', ...(autoplay && { autoplay: '1' }), ...(short && { controls: '0' }) });
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`;
}

function webAddress(link: string): URL | null {
  const address = URL.parse(/^https?:\/\//i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`);
  return address && !address.username ? address : null;
}

function hosted(id: string | null | undefined, short: boolean): VideoLink | null {
  return id && videoId.test(id) ? { kind: 'hosted', id, short } : null;
}
