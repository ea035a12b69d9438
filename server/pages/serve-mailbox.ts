import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as Renderer from '../../web/entry-server.tsx';
import type { Db } from '../infra/database/index.ts';
import { type FindStaff, isFromThisMachine } from '../infra/http/index.ts';
import type { Settings } from '../infra/settings/index.ts';
import { momentInWords, readLetter, readMailbox } from '../modules/mail/index.ts';
import type { Shell } from './shell.ts';

interface MailboxOptions {
  renderer: Pick<typeof Renderer, 'renderMailbox'>;
  shell: Shell;
  headers: Readonly<Record<string, string>>;
  db: Db;
  settings: Pick<Settings, 'SMTP_URL' | 'publicUrlIsLoopback'>;
  findStaff: FindStaff;
}

/** A letter may have its own styles and nothing else: no script, no picture from outside, no form. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

type Row = Awaited<ReturnType<typeof readMailbox>>[number];

/** Without a mail server a letter that has left lies in the folder; one of the days with a server has its answer. */
const isCaught = (row: Row) => row.state === 'sent' && row.server_answer === null;

const lineOf = (row: Row) => ({
  id: row.id,
  subject: row.subject,
  to: row.recipient_name ? `${row.recipient_name} <${row.recipient_address}>` : row.recipient_address,
  at: momentInWords(row.created_at),
  state: isCaught(row) ? ('caught' as const) : (row.state as 'queued' | 'sending' | 'sent' | 'dead'),
});

/**
 * Serves the letters of a portal without a mail server (spec: mail.without-server): to anyone on this machine, else to
 * an operator; for all others, and with a mail server, there is no such page.
 */
export function serveMailbox(app: FastifyInstance, options: MailboxOptions): void {
  const { db, renderer, shell, settings, headers } = options;
  if (settings.SMTP_URL !== undefined) return;
  const config = { audience: 'public' } as const;
  const send = (reply: FastifyReply, html: string, more: Record<string, string> = {}) =>
    reply
      .headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex', ...more })
      .header('content-type', 'text/html; charset=utf-8')
      .send(html);
  const letterOf = (request: FastifyRequest) => readLetter(db, (request.params as { id: string }).id);

  app.get('/dev/mailbox', { config }, async (request, reply) => {
    if (!(await mayRead(request, options))) return reply.callNotFound();
    const mails = (await readMailbox(db)).map(lineOf);
    return send(reply, shell.plain(renderer.renderMailbox({ kind: 'list', mails })));
  });
  app.get('/dev/mailbox/:id', { config }, async (request, reply) => {
    const found = (await mayRead(request, options)) ? await letterOf(request) : undefined;
    if (!found) return reply.callNotFound();
    const asText = (request.query as { form?: unknown }).form === 'text';
    const page = { kind: 'letter', mail: lineOf(found), text: found.text, asText, error: found.last_error } as const;
    return send(reply, shell.plain(renderer.renderMailbox(page)));
  });
  app.get('/dev/mailbox/:id/html', { config }, async (request, reply) => {
    const found = (await mayRead(request, options)) ? await letterOf(request) : undefined;
    if (!found) return reply.callNotFound();
    return send(reply, found.html, { 'content-security-policy': letterPolicy, 'x-frame-options': 'SAMEORIGIN' });
  });
}

async function mayRead(request: FastifyRequest, { settings, findStaff }: MailboxOptions): Promise<boolean> {
  if (settings.publicUrlIsLoopback && isFromThisMachine(request)) return true;
  return (await findStaff(request, 'operator')) !== null;
}
