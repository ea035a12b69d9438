import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stopLettersPath } from '../../contract/mail.ts';
import type * as Renderer from '../../web/entry-server.tsx';
import type { CodeHasher } from '../infra/codes/index.ts';
import type { Db } from '../infra/database/index.ts';
import { originOf } from '../infra/http/index.ts';
import { findSwitch, readStopToken, switchLetters } from '../modules/mail/index.ts';
import type { Shell } from './shell.ts';

interface StopLettersOptions {
  renderer: Pick<typeof Renderer, 'renderStopLetters'>;
  shell: Shell;
  headers: Readonly<Record<string, string>>;
  db: Db;
  hasher: CodeHasher;
}

const formLimitBytes = 4 * 1024;

/**
 * Serves the unsubscribe link of a letter: the page shows which letters come and offers the switch; a POST of a mail
 * program switches them off (RFC 8058). Opening the page changes nothing, because mail scanners open every link.
 */
export function serveStopLetters(app: FastifyInstance, options: StopLettersOptions): void {
  const { db, hasher } = options;
  const config = { audience: 'public' } as const;
  const url = `${stopLettersPath}/:token`;
  const rightOf = (request: FastifyRequest) => readStopToken(hasher, (request.params as { token: string }).token);

  app.register(async (scope) => {
    acceptForms(scope);
    scope.get(url, { config }, async (request, reply) => {
      const right = rightOf(request);
      const found = right && (await findSwitch(db, right));
      return send(reply, options, found && { kind: 'switch', ...found, changed: false });
    });
    scope.post(url, { config, bodyLimit: formLimitBytes }, async (request, reply) => {
      const right = rightOf(request);
      const found = right && (await findSwitch(db, right));
      if (!right || !found) return send(reply, options, undefined);
      const wanted = request.body instanceof URLSearchParams && request.body.get('wanted') === 'yes';
      await switchLetters(db, right, wanted, originOf(request));
      // No redirect: a mail program follows none.
      return send(reply, options, { kind: 'switch', topic: right.topic, wanted, changed: true });
    });
  });
}

/** Mail programs send either kind of form, the page the first kind; only the first kind can also switch letters on. */
function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
    done(null, undefined),
  );
}

type Page = Renderer.StopLettersPage;

function send(reply: FastifyReply, { renderer, shell, headers }: StopLettersOptions, page: Page | undefined) {
  return reply
    .code(page ? 200 : 404)
    .headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .header('content-type', 'text/html; charset=utf-8')
    .send(shell.plain(renderer.renderStopLetters(page ?? { kind: 'unknown' })));
}
