import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type * as Renderer from '../../web/entry-server.tsx';
import { escapeHtml } from '../infra/clean-html/index.ts';
import type { Db } from '../infra/database/index.ts';
import { Failure } from '../infra/failures/index.ts';
import type { FindStaff, Viewer } from '../infra/http/index.ts';
import { previewDraft } from '../modules/publishing/index.ts';
import type { PagesOptions } from './serve-pages.ts';
import type { Shell } from './shell.ts';

type Transport = Parameters<typeof Renderer.startRenderer>[0]['transport'];

const drafts = new AsyncLocalStorage<Transport>();

/** The transport of pages: while a draft is shown, its own. */
export const orOfDraft =
  (usual: Transport): Transport =>
  (call, input) =>
    (drafts.getStore() ?? usual)(call, input);

const noteStyle =
  '.draft-note{position:fixed;inset:auto 0 0;z-index:2147483647;margin:0;padding:10px 16px;background:#704300;color:#fff;font:600 15px/1.4 system-ui,sans-serif;text-align:center}@media print{.draft-note{display:none}}';
const note = (more: string) =>
  `<style>${noteStyle}</style><p class="draft-note" role="status">Предпросмотр: этого ещё\u00a0нет на\u00a0сайте${more}</p>`;
const noteHash = `'sha256-${createHash('sha256').update(noteStyle).digest('base64')}'`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What every preview needs: who looks, and what draws the page. */
export interface PreviewNeeds {
  renderer: typeof Renderer;
  shell: Shell;
  headers: Readonly<Record<string, string>>;
  findStaff: FindStaff;
}

interface Needs extends PreviewNeeds {
  db: Db;
  /** The calls of pages, answered from a transaction, as the person who looks would be answered. */
  transportOf(transaction: Db, viewer: Viewer): Transport;
}

/** The headers of a preview: nobody keeps it, and it may have its note. */
export function headersOfPreview(headers: PreviewNeeds['headers']): Record<string, string> {
  const policy = (headers['content-security-policy'] ?? '').replace("style-src 'self'", `style-src 'self' ${noteHash}`);
  return {
    ...headers,
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
}

/** Says in the page that it is a preview, and why what is previewed is not to be seen. */
export const withNote = (html: string, leftOut?: string): string =>
  html.replace('<div id="start"', `${note(leftOut ? `. ${leftOut}` : '')}<div id="start"`);

/**
 * Answers `?preview=<record>` at the address that the record would have, to people of the console alone: the very page,
 * rendered from the draft within a transaction that is undone (decision 0060).
 */
export function createPreview(needs: Needs): PagesOptions['preview'] {
  const { db, renderer, shell, headers, findStaff, transportOf } = needs;
  const sent = headersOfPreview(headers);
  return async (request, reply, search) => {
    const url = URL.parse(request.url, 'http://portal');
    const id = url?.searchParams.get('preview') ?? '';
    const viewer = uuid.test(id) ? await findStaff(request, 'editor') : null;
    if (!url || !viewer) return false;
    const draw = async (transaction: Db, leftOut: string | undefined) => ({
      page: await drafts.run(transportOf(transaction, viewer), () =>
        renderer.renderPage({ pathname: url.pathname, search }),
      ),
      leftOut,
    });
    const drawn = await previewDraft(db, viewer, id, draw).catch((error: unknown) => refusalOf(error));
    if (drawn === undefined) return false;
    if ('refusal' in drawn) {
      refuse(reply.headers(sent), drawn.refusal, shell);
      return true;
    }
    const { page, leftOut } = drawn;
    reply
      .headers(sent)
      .code(page.status)
      .send(withNote(shell.page({ ...page, seo: undefined }), leftOut));
    return true;
  };
}

function refusalOf(error: unknown): { refusal: Failure } {
  if (error instanceof Failure) return { refusal: error };
  throw error;
}

/** Refuses a preview, with what is to be corrected first. */
export function refuse(reply: FastifyReply, { status, message, fields }: Failure, shell: Shell): void {
  const faults = Object.values(fields ?? {}).map((fault) => `<li>${escapeHtml(fault)}</li>`);
  const html = `<main><h1>Предпросмотра пока нет</h1><p>${escapeHtml(message)}</p><ul>${faults.join('')}</ul></main>`;
  reply.code(status).send(shell.plain({ title: 'Предпросмотр', html }));
}
