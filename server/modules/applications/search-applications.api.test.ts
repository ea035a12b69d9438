import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleApplicationStates } from '../../../contract/applications-console.values.ts';
import { buildApplication, buildSubscription } from '../../seed/index.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let test: TestPortal;
let operator: Member;
let applicationId: string;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
  const { subscriberId } = await makeMember(test, { name: 'Бибигүл Сәтбаева', subscribers: ['ТОО «Зарница-Восток»'] });
  applicationId = await buildApplication(test.database.db, {
    subscriberId,
    solutionCode: 'ea',
    name: 'Зарплата: Қаржы, склад № 7',
  });
});
afterAll(() => test.close());

describe('an application in the console', () => {
  it.each([
    ['its name', 'Зарплата каржы'],
    ['the beginnings of words of its name, in any order', 'скл зарп'],
    ['its organisation', 'зарница вост'],
    ['a person of its organisation', 'сатбаева биби'],
  ])('is found by %s', async (_, typed) => {
    const { items } = (await operator.get('/service/console/applications', { query: { q: typed } })).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([applicationId]);
  });

  it('is found by its number', async () => {
    const { items } = (await operator.get('/service/console/applications', { query: { q: applicationId } })).json();
    expect(items.map(({ id }: { id: string }) => id)).toContain(applicationId);
  });

  it('stands under one state alone: a ready one whose organisation has no access is not among the ready ones', async () => {
    const { db } = test.database;
    const { subscriberId: over } = await makeMember(test);
    await buildSubscription(db, over, 'Учёт', -46);
    const { subscriberId: open } = await makeMember(test);
    await buildSubscription(db, open, 'Учёт', -45);
    const made: Record<string, string> = {};
    for (const [subscriberId, access] of [
      [over, 'over'],
      [open, 'open'],
    ] as const)
      for (const status of ['ready', 'preparation', 'error'] as const)
        made[`${status}, ${access}`] = await buildApplication(db, {
          subscriberId,
          solutionCode: 'ea',
          name: 'Учёт',
          status,
        });
    const names = new Map(Object.entries(made).map(([name, id]) => [id, name]));
    const found: Record<string, string[]> = {};
    for (const status of consoleApplicationStates) {
      const { items } = (await operator.get(`/service/console/applications?perPage=100&status=${status}`)).json();
      found[status] = items.flatMap(({ id }: { id: string }) => names.get(id) ?? []).toSorted();
    }
    expect(found).toEqual({
      preparation: ['preparation, open', 'preparation, over'],
      ready: ['ready, open'],
      error: ['error, open', 'error, over'],
      closed: ['ready, over'],
    });
  });
});
