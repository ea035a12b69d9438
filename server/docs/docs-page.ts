interface DocsPage {
  basePath: string;
  nonce: string;
}

/** The policy of the one page that needs another: only its own two scripts run, and nothing leaves this origin. */
export function docsPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    // Scalar writes style attributes and style elements as it goes, and most of them carry no nonce.
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const look = `
.light-mode{--scalar-color-1:#1b201c;--scalar-color-2:#474e48;--scalar-color-3:#636a63;--scalar-color-accent:#12503f;--scalar-background-1:#faf8f4;--scalar-background-2:#f3efe6;--scalar-background-3:#e5e0d4;--scalar-background-accent:#e5efe9;--scalar-border-color:#e5e0d4;--scalar-button-1:#12503f;--scalar-button-1-hover:#0b3b2e;--scalar-button-1-color:#fff}
.dark-mode{--scalar-color-1:#f1eee6;--scalar-color-2:#c3c7bd;--scalar-color-3:#9aa098;--scalar-color-accent:#86cdad;--scalar-background-1:#141714;--scalar-background-2:#212822;--scalar-background-3:#2a312b;--scalar-background-accent:#1d362c;--scalar-border-color:#323932;--scalar-button-1:#86cdad;--scalar-button-1-hover:#a2ddc2;--scalar-button-1-color:#0a2a20}
`.trim();

/** The page that shows the document: Scalar from this server, in Russian, without its fonts, clients and telemetry. */
export function docsPage({ basePath, nonce }: DocsPage): string {
  const configuration = {
    url: `${basePath}/api/docs/json`,
    localization: { locale: 'ru' },
    customCss: look,
    theme: 'none',
    withDefaultFonts: false,
    telemetry: false,
    persistAuth: false,
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    documentDownloadType: 'json',
    defaultOpenAllTags: true,
  };
  const settings = JSON.stringify(configuration).replace(/</g, '\\u003c');
  return `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API — Счёты</title><meta name="robots" content="noindex"><link rel="icon" href="${basePath}/favicon.svg" type="image/svg+xml"></head><body><div id="app"></div><noscript><p>Справочник показывает скрипт. Сам документ: <a href="${basePath}/api/docs/json">OpenAPI</a>.</p></noscript><script src="${basePath}/api/docs/scalar.js" nonce="${nonce}"></script><script nonce="${nonce}">Scalar.createApiReference('#app', ${settings})</script></body></html>`;
}
