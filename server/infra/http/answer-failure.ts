import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FailureAnswer } from '../../../contract/call.ts';
import { databaseFailure, Failure } from '../failures/index.ts';
import { publicCache } from './public-cache.ts';

const frameworkCodes: Record<string, Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Failure('common.too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Failure('common.wrong-type'),
  FST_UNDER_PRESSURE: new Failure('common.overloaded', { retryAfterSeconds: 2 }),
};

/** What a failure has instead of a page's own headers (spec: security.headers). */
export const failureHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Any error as a failure of the closed list; an unknown error becomes internal, and its message stays in the log. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const known = frameworkCodes[(error as Partial<FastifyError>)?.code ?? ''];
  if (known) return known;
  const status = (error as Partial<FastifyError>)?.statusCode ?? 500;
  if (status === 404) return new Failure('common.absent', { cause: error });
  if (status === 416) return new Failure('common.out-of-range', { cause: error });
  if (status === 503) return new Failure('common.overloaded', { retryAfterSeconds: 2, cause: error });
  if (status >= 400 && status < 500) return new Failure('common.malformed', { cause: error });
  return databaseFailure(error) ?? new Failure('common.internal', { cause: error });
}

const codes = new WeakMap<FastifyRequest, string>();

/** The code of the failure that the request was answered with, if it was. */
export const failureOf = (request: FastifyRequest): string | undefined => codes.get(request);

/** Writes a failure with its status, JSON and `Retry-After`, never a stack (spec: calls.failure). */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asFailure(error);
  codes.set(request, failure.code);
  if (failure.movedTo !== undefined && request.method === 'GET')
    return reply.header('cache-control', publicCache).redirect(failure.movedTo, 301);
  if (failure.status >= 500) request.log.error({ err: failure.cause ?? failure }, failure.code);
  if (failure.retryAfterSeconds !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(failure.retryAfterSeconds)));
  const answer: FailureAnswer = {
    code: failure.code,
    message: failure.message,
    ...(failure.fields && { fields: failure.fields }),
    requestId: request.id,
  };
  return reply
    .code(failure.status)
    .headers({ ...failureHeaders, 'x-request-id': request.id })
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}
