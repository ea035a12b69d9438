import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failures/index.ts';
import type { Log } from '../log/index.ts';
import { StoredPage, sendPage } from '../page-cache/index.ts';
import { type CallTable, FileAnswer, JsonText, type WholeCall } from './call-table.ts';
import type { Caller, IncomingFile, Origin, Viewer } from './caller.ts';
import { publicCache } from './public-cache.ts';
import type { SessionCookieJar } from './session-cookies.ts';
import { waitForFile } from './time-bodies.ts';

interface ServeOptions {
  calls: CallTable;
  jar: SessionCookieJar;
  viewerOf(token: string, log: FastifyRequest['log']): Promise<Viewer | null>;
  /** Whether the request is of the demo's owner on the machine of the demo. */
  isOwnDemo(request: FastifyRequest): boolean;
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
  const calls = options.calls.all().map(({ call }) => call);
  routeCalls(
    app,
    calls.filter(({ takesFile }) => !takesFile),
    options,
  );
  // A scope of its own, because JSON is no file and a file no JSON.
  void app.register(async (scope) => {
    acceptFilesOnly(scope);
    const ofFiles = calls.filter(({ takesFile }) => takesFile);
    routeCalls(scope, ofFiles, options);
  });
}

function routeCalls(app: FastifyInstance, calls: readonly WholeCall[], options: ServeOptions): void {
  for (const call of calls) {
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

/** The one body of a call that takes a file: its bytes, unread, so that whoever may not send it is refused before. */
function acceptFilesOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (_request, bytes, done) => done(null, bytes));
}

/** Nothing when no byte comes. */
function fileOf(request: FastifyRequest): IncomingFile | undefined {
  const { 'content-length': length = '0', 'transfer-encoding': isInParts } = request.headers;
  if (isInParts) return { bytes: bytesOf(request), announced: undefined };
  const announced = Number(length);
  return announced > 0 ? { bytes: bytesOf(request), announced } : undefined;
}

/** Whoever hangs up in the middle reads no answer, and is no fault of ours. */
async function* bytesOf({ raw, body }: FastifyRequest): AsyncGenerator<Buffer> {
  waitForFile(raw);
  if (!body) return;
  try {
    yield* body as AsyncIterable<Buffer>;
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('common.malformed', { cause: error });
  }
}

async function callerOf(call: WholeCall, request: FastifyRequest, reply: FastifyReply, options: ServeOptions) {
  const cookies = options.jar.of(request, reply);
  const isShared = call.audience === 'public' && !call.variesBySession;
  const token = options.jar.tokenOf(request);
  const viewer = !isShared && token ? await options.viewerOf(token, request.log) : null;
  const recognise = async () => token && (await options.viewerOf(token, request.log))?.userId;
  const caller: Caller = {
    viewer,
    origin: originOf(request),
    cookies,
    log: options.log,
    isOwnDemo: options.isOwnDemo(request),
    ...(isShared && token && { recognise }),
    ...(call.takesFile && { file: fileOf(request) }),
  };
  return { caller, isShared };
}

async function answerCall(call: WholeCall, request: FastifyRequest, reply: FastifyReply, options: ServeOptions) {
  const { caller, isShared } = await callerOf(call, request, reply, options);
  const input = { params: request.params, query: request.query, body: request.body };
  const answer = await options.calls.invoke(call, input, caller);
  if (answer instanceof FileAnswer) return sendFile(reply, call, answer);
  reply.header('content-type', 'application/json; charset=utf-8');
  const shared = isShared && call.method === 'GET';
  reply.header('cache-control', shared ? publicCache : 'no-store');
  if (!(answer instanceof JsonText)) return reply.send(JSON.stringify(answer));
  return shared && answer.text.length >= worthPacking
    ? sendPage(request, reply, packed(answer))
    : reply.send(answer.text);
}

function sendFile(reply: FastifyReply, { file }: WholeCall, { name, pieces }: FileAnswer) {
  reply.headers({
    'content-type': file === 'text/csv' ? `${file}; charset=utf-8` : file,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  });
  return reply.send(Readable.from(pieces));
}

const packs = new WeakMap<JsonText, StoredPage>();

/** The text as compressed bytes, made once and kept as long as the text itself. */
function packed(answer: JsonText): StoredPage {
  const pack = packs.get(answer) ?? new StoredPage({ status: 200, headers: {}, body: answer.text, keep: true });
  packs.set(answer, pack);
  return pack;
}
