import { describe, expect, test } from 'vitest';
import { failures } from '../../contract/failures.ts';
import type { WholeCall } from '../infra/http/index.ts';
import { readEveryCall } from '../testing/read-contract.ts';
import { buildApiDocument, type Operation } from './api-document.ts';

const calls = await readEveryCall();
const document = buildApiDocument({ calls, server: 'https://portal.test/portal', sessionCookie: '__Secure-sid' });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const operationOf = (call: WholeCall): Operation | undefined =>
  document.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];

/** Every value of the document under the given key, however deep. */
function valuesOf(node: unknown, key: string): unknown[] {
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(value, key)]);
}

const resolve = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document);

test('the contract was found', () => {
  expect(calls.length).toBeGreaterThan(10);
});

describe('a valid OpenAPI 3.1 document', () => {
  test('has its head', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: expect.any(String), version: expect.any(String) },
      servers: [{ url: 'https://portal.test/portal' }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Secure-sid' } } },
    });
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('all its references lead somewhere', () => {
    const references = valuesOf(document, '$ref');
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      expect(reference).toMatch(/^#\//);
      expect(resolve(String(reference)), String(reference)).toBeDefined();
    }
  });

  test('its schemas are of the dialect of 3.1 and name no other', () => {
    expect(valuesOf(document, '$schema')).toEqual([]);
    expect(valuesOf(document, 'nullable')).toEqual([]);
  });

  const files: Readonly<Record<string, string>> = {
    'archive.export': 'application/zip',
    'audit.consoleExport': 'text/csv',
    'enquiries.consoleExport': 'text/csv',
    'identity.consoleNewsList': 'text/csv',
  };
  test('operations are named once, tagged, and answer with described JSON', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    const tags = document.tags.map(({ name }) => name);
    for (const { operation } of operations) {
      expect(tags).toEqual(expect.arrayContaining([...operation.tags]));
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/);
        expect(response.description).not.toBe('');
        const file = status === '200' ? files[operation.operationId] : undefined;
        expect(response.content).toHaveProperty([file ?? 'application/json']);
      }
    }
  });

  test('parameters of a path are those of its template', () => {
    for (const { path, operation } of operations) {
      const inTemplate = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inTemplate);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  test('only what has a body asks for one', () => {
    for (const { method, operation } of operations) if (operation.requestBody) expect(method).toBe('post');
  });
});

describe('the contract in it', () => {
  test.each(calls.map((call) => [call.id, call] as const))('%s with its audience and failures', (_, call) => {
    const operation = operationOf(call);
    expect(operation).toMatchObject({
      operationId: call.id,
      summary: call.summary,
      'x-audience': call.audience,
    });
    const text = JSON.stringify(operation?.responses);
    for (const code of call.failures) expect(text).toContain(failures[code].message);
    const open = call.variesBySession ? [{}, { session: [] }] : [];
    expect(operation?.security).toEqual(call.audience === 'public' ? open : [{ session: [] }]);
    const maySay401 = call.failures.some((code) => failures[code].kind === 'unauthenticated');
    expect('401' in (operation?.responses ?? {})).toBe(call.audience !== 'public' || maySay401);
  });

  test('there is nothing else in it', () => {
    expect(operations).toHaveLength(calls.length);
  });

  test('a failure stands at its status with its sentence', () => {
    const responses = document.paths['/service/bl/get/token']?.post?.responses;
    expect(responses?.['401']).toMatchObject({
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Failure' },
              { properties: { code: { enum: ['identity.bad-credentials'] } } },
            ],
          },
          examples: {
            'identity.bad-credentials': { value: { message: 'Ошибка входа в систему. Проверьте логин и пароль.' } },
          },
        },
      },
    });
    expect(responses?.['429']).toHaveProperty('headers.Retry-After');
  });

  test('input is what a client sends, an answer what it gets', () => {
    expect(document.paths['/service/bl/get/token']?.post?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['login', 'password'] } } },
    });
  });

  test('numbers of a query are numbers with bounds and a default', () => {
    const list = document.paths['/service/bl/get/applications']?.get?.parameters;
    expect(list?.find(({ name }) => name === 'count')).toEqual({
      name: 'count',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
    });
  });
});
