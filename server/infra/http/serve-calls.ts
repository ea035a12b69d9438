import { isIP } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log/index.ts';
import { StoredPage, sendPage } from '../page-cache/index.ts';
import { type CallTable, JsonText, type WholeCall } from './call-table.ts';
import type { Caller, Origin, Viewer } from './caller.ts';
import { publicCache } from './public-cache.ts';
import type { SessionCookieJar } from './session-cookies.ts';

interface ServeOptions {
  calls: CallTable;
  jar: SessionCookieJar;
  viewerOf(token: string, log: FastifyRequest['log']): Promise<Viewer | null>;
  log: Log;
}

/** Answers from this length on are compressed; shorter ones fit into a few packets. */
const worthPacking = 32 * 1024;

/** The address, browser and id of a request. */
export function originOf(request: FastifyRequest): Origin {
  // Behind a trusted proxy the address comes from a header, which can hold anything.
  const isAddress = isIP(request.ip) > 0 && !request.ip.includes('%');
  const address = isAddress ? request.ip : (request.socket.remoteAddress ?? '');
  return { requestId: request.id, address, userAgent: (request.headers['user-agent'] ?? '').slice(0, 400) };
}

/** Gives every call of the table its HTTP route. */
export function serveCalls(app: FastifyInstance, options: ServeOptions): void {
  for (const { call } of options.calls.all()) {
    // The start service's addresses end with a slash; without it they work as well.
    const urls = call.path.endsWith('/') ? [call.path, call.path.slice(0, -1)] : [call.path];
    for (const url of urls)
      app.route({
        method: call.method,
        url,
        config: { audience: call.audience, call: call.id },
        ...(call.bodyLimitBytes !== undefined && {
          bodyLimit: call.bodyLimitBytes,
          // A caller who may not use the call is refused before an upload is read.
          onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
            const isRead = request.headers['content-type']?.startsWith('application/json') ?? false;
            if (isRead) options.calls.admit(call, (await callerOf(call, request, reply, options)).caller);
          },
        }),
        handler: (request, reply) => answerCall(call, request, reply, options),
      });
  }
}

async function callerOf(call: WholeCall, request: FastifyRequest, reply: FastifyReply, options: ServeOptions) {
  const cookies = options.jar.of(request, reply);
  const isShared = call.audience === 'public' && !call.variesBySession;
  const viewer = !isShared && cookies.token ? await options.viewerOf(cookies.token, request.log) : null;
  const { token } = cookies;
  const recognise = async () => token && (await options.viewerOf(token, request.log))?.userId;
  const caller: Caller = {
    viewer,
    origin: originOf(request),
    cookies,
    log: options.log,
    ...(isShared && token && { recognise }),
  };
  return { caller, isShared };
}

async function answerCall(call: WholeCall, request: FastifyRequest, reply: FastifyReply, options: ServeOptions) {
  const { caller, isShared } = await callerOf(call, request, reply, options);
  const input = { params: request.params, query: request.query, body: request.body };
  const answer = await options.calls.invoke(call, input, caller);
  reply.header('content-type', 'application/json; charset=utf-8');
  const shared = isShared && call.method === 'GET';
  reply.header('cache-control', shared ? publicCache : 'no-store');
  if (!(answer instanceof JsonText)) return reply.send(JSON.stringify(answer));
  return shared && answer.text.length >= worthPacking
    ? sendPage(request, reply, packed(answer))
    : reply.send(answer.text);
}

const packs = new WeakMap<JsonText, StoredPage>();

/** The text as compressed bytes, made once and kept as long as the text itself. */
function packed(answer: JsonText): StoredPage {
  const pack = packs.get(answer) ?? new StoredPage({ status: 200, headers: {}, body: answer.text, keep: true });
  packs.set(answer, pack);
  return pack;
}
