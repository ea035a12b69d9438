import type { Announcement } from '../../contract/announcements.ts';
import type { RenderedPage } from '../../web/entry-server.tsx';
import { escapeHtml } from '../infra/clean-html/index.ts';
import type { Assets } from './assets.ts';

/** How announcements are drawn into a page. */
interface AnnouncementsLook {
  renderAnnouncements(items: readonly Announcement[]): string;
  /** The source file that has their styles. */
  announcementsFile: string;
}

interface ShellOptions {
  assets: Assets;
  basePath: string;
  inlineScript: string;
  announcements: AnnouncementsLook;
  /** The SVG of the icon that a browser shows beside the title. */
  icon: string;
}

/** The name of the site. */
export const siteName = 'Счёты';

/** JSON for a script element: `<` is escaped, so that no text in it can end the element. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`;
const noIndex = '<meta name="robots" content="noindex">';
const pictureSize = { width: 1200, height: 630 };

/** Canonical address, Open Graph and JSON-LD (spec: use.search-engines). */
function sharing({ title, description }: RenderedPage['head'], seo: RenderedPage['seo']): string {
  if (!seo) return noIndex;
  const { canonical, indexed, published, picture, data } = seo;
  const card = [
    property('og:type', published ? 'article' : 'website'),
    property('og:site_name', siteName),
    property('og:locale', 'ru_RU'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', picture),
    property('og:image:width', pictureSize.width),
    property('og:image:height', pictureSize.height),
    published ? property('article:published_time', published) : '',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  const graph =
    indexed && data['@graph'].length > 0 ? `<script type="application/ld+json">${jsonForScript(data)}</script>` : '';
  return `<link rel="canonical" href="${escapeHtml(canonical)}">${indexed ? '' : noIndex}${card.join('')}${graph}`;
}

/** Writes whole documents around what React rendered; HTML and CSS come first, scripts after them (web/app/start/inline-script.ts). */
export function createShell({ assets, basePath, inlineScript, icon, announcements: look }: ShellOptions) {
  const asset = (file: string) => `${basePath}/${file}`;
  const sheet = (file: string) => `<link rel="stylesheet" href="${asset(file)}">`;
  const stylesOf = (files: readonly string[]) => assets.sheetsOf(files).map(sheet).join('');
  const font = `<link rel="preload" href="${asset(assets.font)}" as="font" type="font/woff2" crossorigin>`;
  const top = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  // Browsers take the icon inside the page, which saves a request beside the first view's, search engines the file.
  const drawn = `data:image/svg+xml,${icon.trim().replaceAll('"', "'").replace(/[%#]/g, encodeURIComponent)}`;
  const icons = `<link rel="icon" href="${basePath}/favicon.ico" sizes="32x32"><link rel="icon" href="${drawn}" type="image/svg+xml"><link rel="apple-touch-icon" href="${basePath}/apple-touch-icon.png"><link rel="manifest" href="${basePath}/site.webmanifest"><link rel="alternate" type="application/rss+xml" title="Новости — ${siteName}" href="${basePath}/rss.xml"><meta name="theme-color" content="#FAF8F4" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#141714" media="(prefers-color-scheme: dark)">`;

  const announcementsOf = (items: readonly Announcement[]) => (items.length > 0 ? look.renderAnnouncements(items) : '');

  return {
    /** A page of the site; what is announced comes before it, so that nothing jumps. */
    page({ head, html, state, files, seo }: RenderedPage, announcements: readonly Announcement[] = []): string {
      const styled = announcements.length > 0 ? [...files, look.announcementsFile] : files;
      const parts = assets.chunksOf(files).map(asset).join(' ');
      return `<!DOCTYPE html><html lang="ru"><head>${top}<title>${escapeHtml(head.title)}</title><meta name="description" content="${escapeHtml(head.description)}"><script data-base="${basePath}">${inlineScript}</script>${stylesOf(styled)}${font}${icons}${sharing(head, seo)}<script type="module" data-start="${asset(assets.start)}" data-parts="${parts}">${assets.entry}</script></head><body>${announcementsOf(announcements)}<div id="start" data-base="${basePath}">${html}</div><script type="application/json" id="state">${jsonForScript(state)}</script></body></html>`;
    },
    /** A page without scripts: the platform's own pages under `/a/` and `/apps/`. */
    plain({
      title,
      html,
      refreshSeconds,
    }: {
      title: string;
      html: string;
      refreshSeconds?: number | undefined;
    }): string {
      const refresh = refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`;
      return `<!DOCTYPE html><html lang="ru"><head>${top}<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">${refresh}${stylesOf([])}${sheet(assets.plainCss)}${font}${icons}</head><body>${html}</body></html>`;
    },
  };
}

export type Shell = ReturnType<typeof createShell>;
