import type { FastifyRequest } from 'fastify';
import { mayUse } from './audiences.ts';
import type { Viewer } from './caller.ts';
import { hasShownSecondFactor } from './demand-proof.ts';
import { ownDemoRule } from './from-this-machine.ts';
import type { SessionCookieJar } from './session-cookies.ts';

interface Needs {
  readonly settings: Parameters<typeof ownDemoRule>[0];
  readonly jar: Pick<SessionCookieJar, 'tokenOf'>;
  viewerOf(token: string, log: FastifyRequest['log']): Promise<Viewer | null>;
}

/**
 * Who asks for a page that is no call and for people of the console alone: nobody without the role, nor before the session
 * has shown the second factor (spec: operator-console.second-factor).
 */
export type FindStaff = (request: FastifyRequest, role: 'operator' | 'editor') => Promise<Viewer | null>;

/** Makes the rule of such pages. */
export function createFindStaff({ settings, jar, viewerOf }: Needs): FindStaff {
  const isOwnDemo = ownDemoRule(settings);
  return async (request, role) => {
    const token = jar.tokenOf(request);
    const viewer = token ? await viewerOf(token, request.log) : null;
    if (!viewer || !mayUse[role]({ viewer })) return null;
    return hasShownSecondFactor(viewer, isOwnDemo(request)) ? viewer : null;
  };
}
