import { expect } from 'vitest';
import type { ContentRecord } from '../../contract/publishing.ts';
import type { ContentKind } from '../../contract/publishing.values.ts';
import { makeMember } from './people.ts';
import type { TestPortal } from './test-portal.ts';

type Verb = 'check' | 'publish' | 'unschedule' | 'withdraw' | 'discard' | 'remove' | 'restore' | 'presence';

/** Somebody who works on content, by its calls. */
export async function makeEditor(test: TestPortal, role: 'editor' | 'operator' = 'editor') {
  const person = await makeMember(test, { name: 'Редактор Айжан', roles: [role], subscribers: [] });
  const at = (kind: ContentKind) => `/service/console/content/${kind}`;
  const whole = async (asked: ReturnType<typeof person.get>): Promise<ContentRecord> => {
    const answer = await asked;
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return answer.json();
  };
  return {
    ...person,
    list: async (kind: ContentKind, query: Record<string, string> = {}) =>
      (await person.get(at(kind), { query })).json() as {
        items: { id: string; code: string | null; title: string; state: string }[];
        total: number;
      },
    open: (kind: ContentKind, id: string) => whole(person.get(`${at(kind)}/${id}`)),
    /** The record of what is published under a code. */
    openByCode: async (kind: ContentKind, code: string) => {
      const { items } = (await person.get(at(kind), { query: { key: code } })).json();
      return whole(person.get(`${at(kind)}/${items[0].id}`));
    },
    create: (kind: ContentKind, value: object) => whole(person.post(at(kind), { value })),
    save: ({ kind, id, version, value }: ContentRecord, changes: object) =>
      whole(person.post(`${at(kind as ContentKind)}/${id}`, { version, value: { ...value, ...changes } })),
    try: ({ kind, id, version }: Pick<ContentRecord, 'kind' | 'id' | 'version'>, verb: Verb | '', body: object = {}) =>
      person.post(`${at(kind as ContentKind)}/${id}${verb && `/${verb}`}`, { version, ...body }),
    do: ({ kind, id, version }: Pick<ContentRecord, 'kind' | 'id' | 'version'>, verb: Verb, body: object = {}) =>
      whole(person.post(`${at(kind as ContentKind)}/${id}/${verb}`, { version, ...body })),
    versions: async ({ kind, id }: Pick<ContentRecord, 'kind' | 'id'>) =>
      (await person.get(`${at(kind as ContentKind)}/${id}/versions`)).json().versions as {
        version: number;
        event: string;
        value: Record<string, unknown>;
        author: string | null;
      }[],
  };
}

export type Editor = Awaited<ReturnType<typeof makeEditor>>;

let number = 0;

/** A whole news item or article with an address of its own. */
export const wholeText = (changes: object = {}) => {
  number += 1;
  return {
    title: `Новый отчёт ${number}`,
    code: `novyj-otchet-${number}`,
    published: '2026-11-20',
    summary: 'Коротко о новом отчёте',
    text: '<p>Отчёт сдаётся в два нажатия.</p>',
    ...changes,
  };
};
