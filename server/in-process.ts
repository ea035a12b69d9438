import { type CallTable, JsonText, type Viewer } from './infra/http/index.ts';
import type { Log } from './infra/log/index.ts';
import type { Transport } from './open-build.ts';

const serverOrigin = { requestId: 'page', address: '', userAgent: '' };

/** Runs calls in process without a session, because pages are rendered in one form for everybody. */
export function inProcess(calls: CallTable, log: Log, viewer: Viewer | null = null): Transport {
  return async (call, input) => {
    const answer = await calls.invoke(call, input, { viewer, origin: serverOrigin, cookies: null, log });
    return answer instanceof JsonText ? JSON.parse(answer.text) : answer;
  };
}
