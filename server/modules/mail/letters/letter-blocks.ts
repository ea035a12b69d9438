import { escapeHtml } from '../../../infra/clean-html/index.ts';

/** A run of words of one look. */
export interface Span {
  readonly text: string;
  readonly isBold: boolean;
  /** Where the words lead. */
  readonly url?: string;
}

/** One part of a letter's body. Texts are plain and are escaped here. */
export type Block =
  | { readonly kind: 'text'; readonly spans: readonly Span[] }
  /** The one thing to do; the plain-text form has its address too. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A code to read and copy. */
  | { readonly kind: 'code'; readonly code: string }
  /** A fact without a value is left out, and the block when none has one. */
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly spans: readonly Span[] }[] }
  /** A text by somebody else, with its line breaks. */
  | { readonly kind: 'quote'; readonly text: string }
  /** What must not be overlooked. */
  | { readonly kind: 'note'; readonly spans: readonly Span[] };

/** The font of every letter. */
export const font = "font-family:'Golos Text',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const mono = "font-family:Consolas,Menlo,'Liberation Mono',monospace";
const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const link = 'color:#12503F;text-decoration:underline;overflow-wrap:anywhere';

function spanAsHtml({ text, url, isBold }: Span): string {
  const words = isBold ? `<strong>${lines(text)}</strong>` : lines(text);
  return url ? `<a class="accent" href="${escapeHtml(url)}" target="_blank" style="${link}">${words}</a>` : words;
}

const inHtml = (spans: readonly Span[]) => spans.map(spanAsHtml).join('');
const inText = (spans: readonly Span[]) =>
  spans.map(({ text, url }) => (url && url !== text ? `${text} (${url})` : text)).join('');

/** One block as table rows, for mail programs that support only tables and inline styles. */
export function blockAsHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink-2" style="${font};margin:0 0 16px;font-size:16px;line-height:24px;color:#474E48">${inHtml(block.spans)}</p>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td class="button" style="background:#12503F;border-radius:10px"><a href="${escapeHtml(block.url)}" target="_blank" style="${font};display:inline-block;padding:14px 24px;font-size:16px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
    case 'code':
      return `<p class="band ink" style="${mono};margin:0 0 16px;padding:16px;border-radius:10px;background:#F3EFE6;font-size:20px;line-height:28px;letter-spacing:1px;color:#1B201C;word-break:break-word">${escapeHtml(block.code)}</p>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.rows
        .map(
          ({ label, spans }) =>
            `<tr><td class="ink-3" valign="top" style="${font};padding:4px 16px 4px 0;font-size:14px;line-height:24px;color:#636A63">${escapeHtml(label)}</td><td class="ink" valign="top" style="${font};padding:4px 0;font-size:16px;line-height:24px;color:#1B201C;word-break:break-word">${inHtml(spans)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'quote':
      return `<p class="band ink" style="${font};margin:0 0 16px;padding:16px;border-radius:10px;background:#F3EFE6;font-size:16px;line-height:24px;color:#1B201C;word-break:break-word">${lines(block.text)}</p>`;
    case 'note':
      return `<p class="note" style="${font};margin:0 0 16px;padding:12px 16px;border-radius:10px;background:#FDF2DC;font-size:14px;line-height:20px;color:#704300">${inHtml(block.spans)}</p>`;
  }
}

/** One block as plain text. */
export function blockAsText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return inText(block.spans);
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'code':
      return `    ${block.code}`;
    case 'facts':
      return block.rows.map(({ label, spans }) => `${label}: ${inText(spans)}`).join('\n');
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
  }
}
