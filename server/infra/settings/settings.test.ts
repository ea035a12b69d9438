import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { StartFailure } from '../start-failure.ts';
import { readSettings, variableNames } from './index.ts';

type Name = (typeof variableNames)[number];

function complaintOf(environment: Partial<Record<Name, string>>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  throw new Error('the settings were taken');
}

const bad: Partial<Record<Name, readonly string[]>> = {
  PORT: ['abc', '-1', '65536', '80.5', '0x50', '8080 '],
  BASE_PATH: ['portal', '/портал', '/a b', '/a//b', '/a?b', '/"><script>'],
  PUBLIC_URL: [
    'portal.example.kz',
    'https://portal.example.kz/portal',
    'ftp://portal.example.kz',
    'https://',
    'https://a b',
  ],
  DATABASE_URL: [
    'mysql://host/portal',
    'host:5432',
    'postgres:/host',
    'postgres://u:s/x@host/portal',
    'postgres://u:s#x@h/p',
  ],
  ROLE: ['both', 'Web', 'web,worker'],
  DATABASE_DIRECT_URL: ['mysql://host/portal', 'host:5432'],
  DATABASE_READ_URL: ['host:5432', 'postgres://reader@one:5432,two:5432/portal', 'postgres://u:s/x@host/portal'],
  DATABASE_READ_LAG_SECONDS: ['0', '3601', 'soon'],
  DATABASE_POOL: ['1', '201', 'many'],
  DATABASE_PREPARED: ['yes'],
  DATABASE_WAIT_SECONDS: ['-1', '3601', 'minute'],
  DEMO: ['yes', 'да', '2'],
  SMTP_URL: [
    'mail.example.kz',
    'http://mail.example.kz',
    'smtp://',
    'smtp://portal:s3cr/et@mail.example.kz',
    'smtp://portal:s3cr#et@mail.example.kz',
    'smtp://portal:s3cr?et@mail.example.kz',
    'smtp://portal:s3@cr/et@mail.example.kz',
    'smtp://portal#s3cr@mail.example.kz',
    'smtp://portal?s3cr@mail.example.kz',
    'smtp://portal:s3cret@mail.example.kz:99999',
    'smtp://mail.example.kz/path',
  ],
  START_SERVICE_URL: ['start.example.kz', 'file:///etc/passwd', 'https://'],
  CRM_FORM_LOADER_URL: ['http://crm.example.kz/{id}', 'crm.example.kz'],
  PLATFORM_URL: ['https://platform.example.kz'],
  PERSONAL_ACCOUNT_URL: ['a/sm', 'javascript:alert(1)'],
  SUPPORT_URL: ['help', 'mailto:help@example.kz'],
  VIDEO_LESSONS_URL: ['video'],
  BUY_URL: ['price'],
  SELL_URL: ['data:text/html,x'],
  TRUST_PROXY: ['yes', 'on', 'ON', '0', '10', 'прокси', '10.0.0.300', '10.0.0.0/33', '10.0.0.1;10.0.0.2', ','],
  LOG_LEVEL: ['verbose', 'INFO'],
  LIMITS_TIMES: ['0', 'many', '1001'],
  MAX_APPLICATIONS: ['0', 'many', '100001'],
  MAX_MEMBERS: ['0', 'many', '10001'],
  MAX_ADDS_IN_10_MINUTES: ['0', '-5'],
  PREPARATION_SECONDS: ['601', '1.5'],
  TRIAL_DAYS: ['0', '3651'],
  MEDIA_VIDEO_MB: ['0', '2001'],
  BACKUP_RECIPIENTS: ['ssh-ed25519 AAAA', 'AGE-SECRET-KEY-1'],
  METRICS_TOKEN: ['s3cret and a space', 'тайна'],
  DEV_PAGES: ['maybe'],
};
const cases = Object.entries(bad).flatMap(([name, values]) => values.map((value) => [name, value] as const));

describe('a bad variable stops the start', () => {
  test.each(cases)('%s=%s', (name, value) => {
    const complaint = complaintOf({ [name]: value });
    expect(complaint).toMatch(new RegExp(`^  ${name}(=|$)`, 'm'));
    expect(complaint).toMatch(/should be: \S+/);
    expect(complaint.match(/should be/g)).toHaveLength(1);
  });

  test('and all of them are named at once', () => {
    const environment = Object.fromEntries(Object.entries(bad).map(([name, [value]]) => [name, value]));
    const complaint = complaintOf(environment);
    const named = [...complaint.matchAll(/^ {2}([A-Z_\d]+)/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(bad).sort());
  });

  test('an address without its password', () => {
    const complaint = complaintOf({ PUBLIC_URL: 'https://portal:s3cr/et@w0rd@host' });
    expect(complaint).not.toMatch(/s3cr|w0rd/);
    expect(complaint).toContain('@host');
  });

  test.each<Partial<Record<Name, string>>>([
    { DATABASE_URL: 'mysql://portal:s3cr/et@w0rd@host/portal' },
    { DATABASE_URL: 'postgres://portal:s3cr@w0rd/s3cr@host/portal' },
    { SMTP_URL: 'portal:s3cret' },
    { SMTP_URL: 'smtp://portal:s3cr#w0rd' },
    { METRICS_TOKEN: 's3cret w0rd' },
    { BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1s3cret' },
  ])('what holds a secret without any of it: %j', (environment) => {
    expect(complaintOf(environment)).not.toMatch(/s3cr|w0rd/);
  });
});

describe('what only an outside database can do', () => {
  test.each([
    { ROLE: 'web' },
    { ROLE: 'worker' },
    { DATABASE_DIRECT_URL: 'postgres://host/portal' },
    { DATABASE_READ_URL: 'postgres://host/portal' },
  ])('%j is refused beside the embedded one', (environment) => {
    const [name] = Object.keys(environment);
    expect(complaintOf(environment)).toMatch(new RegExp(`^  ${name}.*\\n    should be: (all|empty), because `, 'm'));
    const outside = { ...environment, DATABASE_URL: 'postgres://u:p@one:5432,two:5432/portal' };
    expect(readSettings(outside)).toMatchObject(outside);
  });
});

describe('good settings', () => {
  test('stand without a single variable', () => {
    expect(readSettings({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 8080,
      BASE_PATH: '',
      PUBLIC_URL: 'http://localhost:8080',
      DATABASE_URL: undefined,
      DATA_DIR: './data',
      DEMO: true,
      DEV_PAGES: true,
      TRUST_PROXY: false,
      PERSONAL_ACCOUNT_URL: '/a/sm',
      BUY_URL: '/price',
      publicUrlIsLoopback: true,
      secureCookies: false,
    });
  });

  test('cannot be changed', () => {
    expect(Object.isFrozen(readSettings({}))).toBe(true);
  });

  test.each([
    'smtps://mail.example.kz',
    'smtp://u%40a.kz:p%2F%23%3A1@mail.example.kz:587/',
    'smtp://u:p@ss:1@[::1]:25',
    'smtp://почта.қаз?tls.rejectUnauthorized=false',
  ])('take a mail server as its library does: %s', (SMTP_URL) => {
    expect(readSettings({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL);
  });

  test('take an empty variable for an absent one', () => {
    const empty = Object.fromEntries(variableNames.map((name) => [name, '']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  test.each([
    ['/portal', '/portal'],
    ['/portal/', '/portal'],
    ['/', ''],
    ['/a/b-c_d.e', '/a/b-c_d.e'],
  ])('BASE_PATH=%s is %s', (given, kept) => {
    expect(readSettings({ BASE_PATH: given }).BASE_PATH).toBe(kept);
  });

  test.each([
    ['https://portal.example.kz', true, false],
    ['https://portal.example.kz:8443', true, false],
    ['http://127.0.0.1:8080', false, true],
    ['http://[::1]:8080', false, true],
    ['http://localhost.example.kz', false, false],
  ])('PUBLIC_URL=%s: secure cookies %s, this machine alone %s', (PUBLIC_URL, secureCookies, publicUrlIsLoopback) => {
    expect(readSettings({ PUBLIC_URL: `${PUBLIC_URL}/` })).toMatchObject({
      PUBLIC_URL,
      secureCookies,
      publicUrlIsLoopback,
    });
  });

  test.each<[Partial<Record<Name, string>>, boolean]>([
    [{}, true],
    [{ DATABASE_URL: 'postgres://host/portal' }, false],
    [{ PUBLIC_URL: 'https://portal.example.kz' }, false],
    [{ DATABASE_URL: 'postgresql://host/portal', DEMO: 'on' }, true],
    [{ PUBLIC_URL: 'https://portal.example.kz', DEMO: '1' }, true],
    [{ DEMO: 'off' }, false],
    [{ DEMO: 'false' }, false],
  ])('%j: demo %s', (environment, demo) => {
    expect(readSettings(environment).DEMO).toBe(demo);
  });

  test.each([
    ['off', false],
    ['OFF', false],
    ['1', 1],
    ['10.0.0.5', '10.0.0.5'],
    ['10.0.0.5, 10.1.0.0/16,fd00::/8, loopback', '10.0.0.5, 10.1.0.0/16,fd00::/8, loopback'],
  ])('TRUST_PROXY=%s is %s', (given, trusted) => {
    expect(readSettings({ TRUST_PROXY: given }).TRUST_PROXY).toBe(trusted);
  });
});

const switches = new Map<unknown, string>([
  [true, 'on'],
  [false, 'off'],
]);
const asWritten = (value: unknown) => switches.get(value) ?? String(value ?? '');

describe('.env.example', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const blocks = text.trim().split(/\n\n+/).slice(1);
  const parsed = blocks.map((block) => {
    const lines = block.split('\n');
    const [, name = '', value = ''] = /^([A-Z_\d]+)=(.*)$/.exec(lines.at(-1) ?? '') ?? [];
    return { name, value, meaning: lines.slice(0, -1) };
  });

  test('lists exactly the variables there are, in their order', () => {
    expect(parsed.map(({ name }) => name)).toEqual(variableNames);
  });

  test('says in Russian what each is for', () => {
    for (const { name, meaning } of parsed) {
      expect(meaning.length, name).toBeGreaterThan(0);
      for (const line of meaning) expect(line, name).toMatch(/^# .*[а-яё]/i);
    }
  });

  test('names the bounds that a refusal names', () => {
    const meaningOf = (name: string) =>
      parsed
        .find((one) => one.name === name)
        ?.meaning.join(' ')
        .replace(/[ #]+/g, ' ')
        .replaceAll('\u00A0', ' ');
    const bounded = cases.flatMap(([name, value]) => {
      const [, least, most] = /from (\d+) to (\d+)/.exec(complaintOf({ [name]: value })) ?? [];
      return least === undefined ? [] : [[name, `от ${least} до ${most}`] as const];
    });
    expect(bounded.length).toBeGreaterThan(10);
    for (const [name, bounds] of bounded) expect(meaningOf(name), name).toContain(bounds);
  });

  test('gives the defaults: used as it is, it changes nothing', () => {
    const environment = Object.fromEntries(parsed.map(({ name, value }) => [name, value]));
    expect(readSettings(environment)).toEqual(readSettings({}));
  });

  test('shows a default wherever there is a fixed one', () => {
    const settings: Readonly<Record<string, unknown>> = { ...readSettings({}) };
    // These follow from other variables.
    const derived = new Set([
      'PUBLIC_URL',
      'DEMO',
      'SUPPORT_URL',
      'VIDEO_LESSONS_URL',
      'BUY_URL',
      'SELL_URL',
      'DEV_PAGES',
      'TRUST_PROXY',
    ]);
    for (const { name, value } of parsed) if (!derived.has(name)) expect(value, name).toBe(asWritten(settings[name]));
  });
});
