import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/index.ts';
import type { SessionCookies } from './caller.ts';

const privateDays = 30;
/** The longest time browsers keep a cookie. */
const deviceDays = 400;
const daySeconds = 86_400;
const tokenShape = /^[\w-]{43}$/;

/** Names and attributes of the session's cookies (spec: session.cookie, session.signed-cookie). */
export class SessionCookieJar {
  readonly name: string;
  /** The cookie that recognises a browser; it gives no access. */
  readonly #deviceName: string;
  /** The readable companion of the session cookie: without it the browser knows that nobody is signed in. */
  readonly #signedName: string;
  readonly #path: string;
  readonly #secure: boolean;

  constructor(settings: Pick<Settings, 'secureCookies' | 'BASE_PATH'>) {
    this.#secure = settings.secureCookies;
    this.#path = settings.BASE_PATH || '/';
    const prefix = !this.#secure ? '' : this.#path === '/' ? '__Host-' : '__Secure-';
    this.name = `${prefix}sid`;
    this.#deviceName = `${prefix}device`;
    this.#signedName = `${prefix}signed`;
  }

  /** The token of the request's session cookie, if there is one of a plausible shape. */
  sentToken(request: FastifyRequest): string | undefined {
    return cookieNamed(request, this.name, tokenShape);
  }

  /** The token that opens a session; none from a browser whose person has left it unheard (spec: session.left-unheard). */
  tokenOf(request: FastifyRequest): string | undefined {
    return cookieNamed(request, this.#signedName, /^0$/) ? undefined : this.sentToken(request);
  }

  /** The cookies of one request and its reply. */
  of(request: FastifyRequest, reply: FastifyReply): SessionCookies {
    const write = (token: string, maxAgeSeconds: number | undefined, device?: string) => {
      const everywhere = { path: this.#path, sameSite: 'lax', secure: this.#secure } as const;
      const shared = { ...everywhere, ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }) } as const;
      const lasting = { ...everywhere, name: this.#deviceName, httpOnly: true, maxAge: deviceDays * daySeconds };
      reply.header('set-cookie', [
        stringifySetCookie({ ...shared, name: this.name, value: token, httpOnly: true }),
        stringifySetCookie({ ...shared, name: this.#signedName, value: maxAgeSeconds === 0 ? '' : '1' }),
        ...(device ? [stringifySetCookie({ ...lasting, value: device })] : []),
      ]);
    };
    return {
      token: this.sentToken(request),
      device: cookieNamed(request, this.#deviceName, tokenShape),
      set: (token, foreignComputer, device) =>
        write(token, foreignComputer ? undefined : privateDays * daySeconds, device),
      clear: () => write('', 0),
    };
  }
}

function cookieNamed(request: FastifyRequest, name: string, shape: RegExp): string | undefined {
  const header = request.headers.cookie;
  if (!header?.includes(name)) return undefined;
  const value = parseCookie(header)[name];
  return value && shape.test(value) ? value : undefined;
}
