import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/index.ts';
import type { SessionCookies } from './caller.ts';

const privateDays = 30;
/** The readable companion of the session cookie: without it the browser knows that nobody is signed in. */
const signedName = 'signed';

/** Names and attributes of the session's cookies (contract, section 2). */
export class SessionCookieJar {
  readonly name: string;
  readonly #path: string;
  readonly #secure: boolean;

  constructor(settings: Pick<Settings, 'secureCookies' | 'BASE_PATH'>) {
    this.#secure = settings.secureCookies;
    this.#path = settings.BASE_PATH || '/';
    this.name = !this.#secure ? 'sid' : this.#path === '/' ? '__Host-sid' : '__Secure-sid';
  }

  /** The token of the request's session cookie, if there is one of a plausible shape. */
  tokenOf(request: FastifyRequest): string | undefined {
    const header = request.headers.cookie;
    if (!header?.includes(this.name)) return undefined;
    const token = parseCookie(header)[this.name];
    return token && /^[\w-]{43}$/.test(token) ? token : undefined;
  }

  /** The cookies of one request and its reply. */
  of(request: FastifyRequest, reply: FastifyReply): SessionCookies {
    const write = (token: string, maxAgeSeconds: number | undefined) => {
      const shared = {
        path: this.#path,
        sameSite: 'lax',
        secure: this.#secure,
        ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
      } as const;
      reply.header('set-cookie', [
        stringifySetCookie({ ...shared, name: this.name, value: token, httpOnly: true }),
        stringifySetCookie({ ...shared, name: signedName, value: maxAgeSeconds === 0 ? '' : '1' }),
      ]);
    };
    return {
      token: this.tokenOf(request),
      set: (token, foreignComputer) => write(token, foreignComputer ? undefined : privateDays * 86_400),
      clear: () => write('', 0),
    };
  }
}
