import { expect, vi } from 'vitest';
import { EagerClient } from '../../../server/testing/eager-client.ts';
import type { Postgres } from './postgres.ts';

const patience = { timeout: 120_000, interval: 50 };

/** A person who is signed in, through the proxy. */
export interface Person {
  readonly client: EagerClient;
  readonly cookie: string;
}

/** Signs in as the person of the demonstration, from an own address. */
export async function signIn(origin: string, from: string): Promise<Person> {
  const client = new EagerClient(origin, 4, from);
  return { client, cookie: await client.signIn() };
}

/** The person's application of that name. */
async function find({ client, cookie }: Person, name: string) {
  const { body } = await client.ask('/service/bl/get/applications?count=100', { cookie });
  const { content } = JSON.parse(body) as { content: { name: string; url: string; status: string }[] };
  return content.find((item) => item.name === name);
}

/** Adds an application and waits until a worker has prepared it; gives its address. */
export async function addAndWait(person: Person, name: string): Promise<string> {
  const { client, cookie } = person;
  const added = await client.ask('/service/bl/application/add', { method: 'POST', cookie, body: { code: 'ea', name } });
  expect([added.status, added.body]).toEqual([200, expect.any(String)]);
  await vi.waitFor(async () => expect((await find(person, name))?.status).toBe('ready'), patience);
  return (await find(person, name))?.url ?? '';
}

/** Signs in, adds, renames and searches: each request may meet another process. */
export async function takeSteps(origin: string, round: number): Promise<void> {
  const person = await signIn(origin, `127.0.3.${round + 1}`);
  const { client, cookie } = person;
  expect((await client.ask('/service/bl/get/user-info', { cookie })).status).toBe(200);
  const name = `Обход ${round}`;
  const url = await addAndWait(person, name);
  const body = { url, name: `${name} заново` };
  const renamed = await client.ask('/service/bl/application/rename', { method: 'POST', cookie, body });
  expect([renamed.status, renamed.body]).toEqual([200, expect.any(String)]);
  expect(await find(person, `${name} заново`)).toBeDefined();
  const found = await client.ask(`/api/v1/search/${encodeURIComponent('отчёт')}`);
  expect([found.status, JSON.parse(found.body).content.length > 0]).toEqual([200, true]);
  client.close();
}

/** Every acknowledged application is there, none is without its trace in the audit, and a worker finishes each. */
export async function expectNothingLost(server: Postgres, acknowledged: readonly string[]): Promise<string> {
  const rows = await server.ask<{ name: string }>('select name from applications');
  const kept = new Set(rows.map(({ name }) => name));
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
  const halfMade = await server.ask(`select id, name from applications where created_by is not null and not exists
    (select from audit where action = 'application-added' and object = applications.id::text)`);
  expect(halfMade).toEqual([]);
  const unfinished = () => server.ask("select id, name, status from applications where status <> 'ready' limit 5");
  await vi.waitFor(async () => expect(await unfinished()).toEqual([]), patience);
  return `acknowledged writes: ${acknowledged.length}, lost: 0, half made: 0`;
}
