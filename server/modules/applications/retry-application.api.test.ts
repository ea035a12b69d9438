import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApplication } from '../../seed/index.ts';
import { type Member, makeMember } from '../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const applications = '/service/console/applications';

let test: TestPortal;
let operator: Member;
beforeAll(async () => {
  test = await createTestPortal();
  operator = await makeMember(test, { roles: ['operator'], subscribers: [] });
});
afterAll(() => test.close());

const make = async (status: 'preparation' | 'ready' | 'error') => {
  const { subscriberId } = await makeMember(test);
  return buildApplication(test.database.db, { subscriberId, solutionCode: 'ea', name: 'База', status });
};
const statusOf = async (id: string) => (await operator.get(`${applications}/${id}`)).json().status;

it('an application that has failed is prepared again, a ready one is let alone', async () => {
  const failed = await make('error');
  expect((await operator.post(`${applications}/${failed}/retry`, {})).statusCode).toBe(200);
  expect(await statusOf(failed)).toBe('preparation');
  const ready = await make('ready');
  expect((await operator.post(`${applications}/${ready}/retry`, {})).json().code).toBe('people.application-ready');
});

it('a preparation that does not end is given up, once', async () => {
  const stuck = await make('preparation');
  expect((await operator.post(`${applications}/${stuck}/close`, {})).statusCode).toBe(200);
  expect(await statusOf(stuck)).toBe('error');
  const again = await operator.post(`${applications}/${stuck}/close`, {});
  expect(again.json().code).toBe('people.application-not-prepared');
});
