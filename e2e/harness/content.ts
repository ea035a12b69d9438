import type { BrowserContext } from '@playwright/test';
import { expect } from './journey.ts';
import type { PortalPlace } from './start-portal.ts';

interface Kept {
  id: string;
  kind: string;
  code: string | null;
  version: number;
  value: Record<string, unknown>;
}

/** The calls of content, made by whoever is signed in, for what is not the subject of a journey. */
export function contentOf(context: BrowserContext, { origin, basePath }: PortalPlace) {
  const post = async (path: string, data: object): Promise<Kept> => {
    const url = `${origin}${basePath}/service/console/content/${path}`;
    const answer = await context.request.post(url, { data, headers: { origin } });
    expect([answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([200, '']);
    return answer.json();
  };
  const at = ({ kind, id }: Kept) => `${kind}/${id}`;
  return {
    create: (kind: string, value: object) => post(kind, { value }),
    save: (record: Kept, changes: object) =>
      post(at(record), { version: record.version, value: { ...record.value, ...changes } }),
    do: (record: Kept, verb: 'publish' | 'withdraw' | 'remove', more: { at?: string } = {}) =>
      post(`${at(record)}/${verb}`, { version: record.version, ...more }),
  };
}
