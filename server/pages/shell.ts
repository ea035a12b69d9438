import type { RenderedPage } from '../../web/entry-server.tsx';
import { escapeHtml } from '../infra/clean-html/index.ts';
import type { Assets } from './assets.ts';

interface ShellOptions {
  assets: Assets;
  basePath: string;
  /** `PUBLIC_URL + BASE_PATH`. */
  publicBase: string;
  inlineScript: string;
}

/** JSON for a script element: `<` is escaped, so that no text of it can end the element. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Writes whole documents around what React rendered; HTML and CSS come first, scripts after them at low priority. */
export function createShell({ assets, basePath, publicBase, inlineScript }: ShellOptions) {
  const asset = (file: string) => `${basePath}/${file}`;
  const sheet = (file: string) => `<link rel="stylesheet" href="${asset(file)}">`;
  const styles = assets.css.map(sheet).join('');
  const fonts = assets.fonts
    .map((file) => `<link rel="preload" href="${asset(file)}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const top = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  const icons = `<link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml"><meta name="theme-color" content="#FAF8F4" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#141714" media="(prefers-color-scheme: dark)">`;

  return {
    /** A page of the site; `path` is the canonical one, below the base path. */
    page(rendered: RenderedPage, path: string): string {
      const { head, html, state, files, status } = rendered;
      const canonical = escapeHtml(publicBase + path);
      const description = escapeHtml(head.description);
      const title = escapeHtml(head.title);
      const known = status === 200;
      const sharing = known
        ? `<link rel="canonical" href="${canonical}"><meta property="og:type" content="website"><meta property="og:site_name" content="Счёты"><meta property="og:locale" content="ru_RU"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${canonical}">`
        : '<meta name="robots" content="noindex">';
      const preloads = assets
        .chunksOf(files)
        .map((file) => `<link rel="modulepreload" href="${asset(file)}" fetchpriority="low">`)
        .join('');
      return `<!DOCTYPE html><html lang="ru"><head>${top}<title>${title}</title><meta name="description" content="${description}"><script data-base="${basePath}">${inlineScript}</script>${styles}${fonts}${icons}${sharing}${preloads}<script type="module" src="${asset(assets.entry)}" fetchpriority="low"></script></head><body><div id="start" data-base="${basePath}">${html}</div><script type="application/json" id="state">${jsonForScript(state)}</script></body></html>`;
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
      return `<!DOCTYPE html><html lang="ru"><head>${top}<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">${refresh}${styles}${sheet(assets.standCss)}${fonts}${icons}</head><body>${html}</body></html>`;
    },
  };
}

export type Shell = ReturnType<typeof createShell>;
