import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { Settings } from '../settings/index.ts';
import type { TraceCarrier } from '../tracing/index.ts';

/** Whether a connection comes from a proxy that the settings trust. */
export type TrustedSender = (raw: IncomingMessage) => boolean;

/** An id as proxies write it: a UUID, hexadecimal digits or letters and digits. */
const plausibleId = /^[\w-]{8,64}$/;

/** `TRUST_PROXY` for Fastify: a number is that of the proxies in front of the portal; the connected one is the first. */
export function trustRule(trust: Settings['TRUST_PROXY']) {
  return typeof trust === 'number' ? (_: string, hop: number) => hop < trust : trust;
}

/** Reads `TRUST_PROXY` as Fastify does, for what else than an address a trusted proxy may say. */
export function trustedSender(trust: Settings['TRUST_PROXY']): TrustedSender {
  if (typeof trust !== 'string') return () => trust !== false;
  const trusts = compile(trust.split(',').map((part) => part.trim()));
  return ({ socket }) => trusts(socket.remoteAddress ?? '', 0);
}

/** The id that a trusted proxy has given the request, else a new one (spec: calls.request-id). */
export function idOfRequest(raw: IncomingMessage, isTrusted: TrustedSender): string {
  const given = raw.headers['x-request-id'];
  if (typeof given === 'string' && plausibleId.test(given) && isTrusted(raw)) return given;
  return randomBytes(9).toString('base64url');
}

/** The trace that a trusted proxy has begun; a stranger must not decide what is traced. */
export function traceOfRequest(raw: IncomingMessage, isTrusted: TrustedSender): TraceCarrier {
  const { traceparent } = raw.headers;
  return typeof traceparent === 'string' && isTrusted(raw) ? { traceparent } : {};
}
