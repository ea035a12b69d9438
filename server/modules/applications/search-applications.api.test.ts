import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApplication } from '../../seed/index.ts';
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
});
