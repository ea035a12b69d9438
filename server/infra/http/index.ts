export { answerFailure, asFailure } from './answer-failure.ts';
export { CallTable, type Handled, handle, JsonText, type WholeCall, wholeCall } from './call-table.ts';
export type { Caller, Origin, SessionCookies, SignedInCaller, Viewer } from './caller.ts';
export { isFromThisMachine } from './from-this-machine.ts';
export { createHttpServer } from './http-server.ts';
export { publicCache } from './public-cache.ts';
export { originOf, serveCalls } from './serve-calls.ts';
export { SessionCookieJar } from './session-cookies.ts';
