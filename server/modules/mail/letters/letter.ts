import { escapeHtml } from '../../../infra/clean-html/index.ts';
import { type Block, blockAsHtml, blockAsText, font } from './letter-blocks.ts';

/** A letter ready for the outbox. */
export interface Letter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The codes in it, which give access to whoever reads them. */
  readonly secrets: readonly string[];
}

/** The link that stops letters of a topic. */
export interface StopLink {
  readonly label: string;
  readonly url: string;
}

interface LetterContent {
  readonly subject: string;
  /** The preview that a mailbox shows after the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why the person got it, in the footer. */
  readonly why: string;
  /** The link that stops letters of this topic, for topics that may be stopped. */
  readonly stop?: StopLink;
}

const brand = 'Счёты';

const darkCss = `
  body, .ground { background: #141714 !important; }
  .card { background: #1C211D !important; border-color: #323932 !important; }
  .ink { color: #F1EEE6 !important; }
  .ink-2 { color: #C3C7BD !important; }
  .ink-3 { color: #9AA098 !important; }
  .accent { color: #86CDAD !important; }
  .band { background: #212822 !important; }
  .note { background: #33290F !important; color: #F5CD84 !important; }
  .button { background: #86CDAD !important; }
  .button a { color: #12211A !important; }`;

/**
 * Sets a letter in the one look of the portal: tables and inline styles for old mail programs, dark colours for
 * new ones, no pictures, and the same text as plain text. `base` is `PUBLIC_URL + BASE_PATH`.
 */
export function renderLetter(written: LetterContent, base: string): Omit<Letter, 'secrets'> {
  const content = { ...written, blocks: written.blocks.flatMap(knownOnly) };
  return { subject: content.subject, html: asHtml(content, base), text: asText(content, base) };
}

function knownOnly(block: Block): Block[] {
  if (block.kind !== 'facts') return [block];
  const rows = block.rows.filter(({ spans }) => spans.some(({ text }) => text.trim() !== ''));
  return rows.length > 0 ? [{ ...block, rows }] : [];
}

function asHtml({ subject, preview, heading, blocks, why, stop }: LetterContent, base: string): string {
  const body = blocks.map(blockAsHtml).join('\n');
  const stopLink = stop
    ? `<br><a class="ink-3" href="${escapeHtml(stop.url)}" target="_blank" style="color:#636A63;text-decoration:underline">${escapeHtml(stop.label)}</a>`
    : '';
  return `<!DOCTYPE html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
  :root { color-scheme: light dark; }
  @media (max-width: 480px) { .pad { padding: 24px 20px !important; } }
  @media (prefers-color-scheme: dark) {${darkCss}
  }
</style></head>
<body class="ground" style="margin:0;padding:0;background:#FAF8F4">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#FAF8F4"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px"><a class="accent" href="${escapeHtml(base)}/" target="_blank" style="${font};font-size:20px;line-height:28px;font-weight:600;color:#12503F;text-decoration:none">${brand}</a></td></tr>
<tr><td class="card pad" style="padding:32px;background:#FFFFFF;border:1px solid #E5E0D4;border-radius:16px">
<h1 class="ink" style="${font};margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;color:#1B201C">${escapeHtml(heading)}</h1>
${body}
</td></tr>
<tr><td class="ink-3" style="${font};padding:20px 4px 0;font-size:13px;line-height:20px;color:#636A63">${escapeHtml(why)}${stopLink}</td></tr>
</table></td></tr></table>
</body></html>`;
}

function asText({ heading, blocks, why, stop }: LetterContent, base: string): string {
  const end = `—\n${brand}, ${base}/\n${why}${stop ? `\n${stop.label}: ${stop.url}` : ''}`;
  return `${[heading, ...blocks.map(blockAsText), end].join('\n\n')}\n`;
}
