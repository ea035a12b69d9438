import { renderToStaticMarkup } from 'react-dom/server';
import { Phones } from '../../app/html/phones.tsx';
import { t } from '../../app/words/i18n.ts';
import './words.ts';

interface CrmForm {
  readonly loader: string;
  readonly phoneNumber: string;
  readonly mailto: string;
  /** Allowed by its hash in the frame's own policy. */
  readonly script: string;
}

const css = `:root{color-scheme:light dark}
body{margin:0;font:16px/24px -apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#1B201C;background:#F3EFE6}
p{margin:0 0 8px}a{display:flex;width:fit-content;min-height:44px;align-items:center;color:#12503F}
@media (prefers-color-scheme:dark){body{color:#F1EEE6;background:#212822}a{color:#86CDAD}}`;

const top = `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${css}</style>`;

/** The document of a foreign form, with the contacts hidden in it. Rendered by the server alone. */
export function renderCrmForm({ loader, phoneNumber, mailto, script }: CrmForm): string {
  const instead = (
    <>
      <p>{t('enquiries:crmMissing')}</p>
      <Phones html={phoneNumber} />
      {mailto && <a href={`mailto:${mailto}`}>{mailto}</a>}
    </>
  );
  const title = renderToStaticMarkup(<title>{t('enquiries:title')}</title>);
  const body = renderToStaticMarkup(
    <>
      <p id="waiting" hidden>
        {t('enquiries:crmWaiting')}
      </p>
      <div id="instead" hidden>
        {instead}
      </div>
      <noscript>{instead}</noscript>
      <div id="form" data-loader={loader} />
    </>,
  );
  return `${top}${title}</head><body>${body}<script>${script}</script></body></html>`;
}
