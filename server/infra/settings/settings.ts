import * as z from 'zod';
import { StartFailure } from '../start-failure.ts';
import { complaintsOfDatabase, databaseVariables } from './database-variables.ts';
import { complaintsOfMedia, mediaVariables } from './media-variables.ts';
import { linksOf, type OutsideLink } from './outside-links.ts';
import {
  crmHosts,
  empty,
  flag,
  inPercents,
  link,
  mailbox,
  mailServer,
  optionalLink,
  optionalText,
  origin,
  proxies,
  whole,
} from './value-kinds.ts';

/**
 * Every variable of the environment, with its check and, in `meaning`, the text of the refusal to start. Of what `isSecret`
 * nothing is ever printed: where the secret begins in a wrong value, nobody can tell.
 */
const variables = {
  ROLE: {
    schema: z.preprocess(empty, z.enum(['all', 'web', 'worker']).default('all')),
    meaning: 'all, web or worker: what this process does',
  },
  HOST: {
    schema: z.preprocess(empty, z.string().default('127.0.0.1')),
    meaning: 'the address to listen on, for example 127.0.0.1',
  },
  PORT: { schema: whole(8080, 0, 65535), meaning: 'a port from 0 to 65535' },
  BASE_PATH: {
    schema: z.preprocess(
      (value) => (typeof value === 'string' ? value.replace(/\/+$/, '') : value),
      z
        .string()
        .regex(/^(\/[A-Za-z0-9._-]+)*$/)
        .default(''),
    ),
    meaning: 'the beginning of all addresses, for example /portal, or empty',
  },
  PUBLIC_URL: {
    schema: origin,
    meaning: 'the origin of the site without a path, for example https://portal.example.kz',
  },
  ...databaseVariables,
  DATA_DIR: {
    schema: z.preprocess(empty, z.string().default('./data')),
    meaning: 'a folder for the embedded database, files and letters',
  },
  DEMO: { schema: flag, meaning: 'on or off: whether to load the demo content into an empty database' },
  SMTP_URL: {
    schema: mailServer,
    isSecret: true,
    meaning: `a mail server, smtp://user:password@host:587 or smtps://…, or empty; ${inPercents}`,
  },
  MAIL_FROM: {
    schema: z.preprocess(empty, z.string().regex(mailbox).optional()),
    meaning: 'the sender of letters: noreply@example.kz or Счёты <noreply@example.kz>',
  },
  START_SERVICE_URL: {
    schema: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
    meaning: 'the start service, http(s)://…, or empty',
  },
  CRM_FORM_LOADER_URL: {
    schema: z.preprocess(
      empty,
      z
        .string()
        .regex(/^https:\/\/\S+$/)
        .optional(),
    ),
    meaning: 'the loader of forms, https://…{id}…, or empty',
  },
  CRM_FORM_HOSTS: {
    schema: z.preprocess(
      empty,
      z
        .string()
        .regex(crmHosts)
        .transform((list) => list.split(',').map((host) => host.trim()))
        .default([]),
    ),
    meaning: 'hosts of the forms, separated by commas, for example crm.example.kz, *.cdn.example.kz, or empty',
  },
  PLATFORM_URL: {
    schema: optionalText,
    meaning: 'empty: the portal has no adapter for an outside platform yet, the embedded one serves',
  },
  PERSONAL_ACCOUNT_URL: {
    schema: link('/a/sm'),
    meaning: 'the personal account: http(s)://… or a path from the root of the site',
  },
  SUPPORT_URL: {
    schema: optionalLink,
    meaning: 'the support: http(s)://…, a path from the root of the site, or empty',
  },
  VIDEO_LESSONS_URL: {
    schema: optionalLink,
    meaning: 'the video lessons: http(s)://…, a path from the root of the site, or empty',
  },
  BUY_URL: {
    schema: optionalLink,
    meaning: 'the page to buy at: http(s)://…, a path from the root of the site, or empty',
  },
  SELL_URL: {
    schema: optionalLink,
    meaning: 'the site for partners: http(s)://…, a path from the root of the site, or empty',
  },
  TRUST_PROXY: {
    schema: proxies,
    meaning:
      'off, the number of proxies in front of the portal, from 1 to 9, or their addresses and networks, separated by commas; «on» is refused, because any visitor could then name any address',
  },
  LOG_LEVEL: {
    schema: z.preprocess(empty, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
    meaning: 'fatal, error, warn, info, debug, trace or silent',
  },
  METRICS_TOKEN: {
    schema: z.preprocess(
      empty,
      z
        .string()
        .regex(/^[\x21-\x7e]+$/)
        .optional(),
    ),
    isSecret: true,
    meaning: 'the token for /metrics from other machines, of Latin letters, digits and punctuation, or empty',
  },
  LIMITS_TIMES: {
    schema: whole(1, 1, 1000),
    meaning: 'how many times the usual number of requests an address and a person may make, from 1 to 1000',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.preprocess(
      empty,
      z
        .url({ protocol: /^https?$/ })
        .transform((value) => value.replace(/\/+$/, ''))
        .optional(),
    ),
    meaning: 'the OpenTelemetry collector that takes traces over HTTP, http(s)://…, or empty',
  },
  OTEL_SERVICE_NAME: {
    schema: z.preprocess(empty, z.string().default('portal')),
    meaning: 'the name of the service in traces',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: z.preprocess(
      empty,
      z
        .string()
        .regex(/^(0(\.\d+)?|1(\.0+)?)$/)
        .transform(Number)
        .default(1),
    ),
    meaning: 'which share of the requests is traced, from 0 to 1',
  },
  MAX_APPLICATIONS: {
    schema: whole(1000, 1, 100_000),
    meaning: 'the most applications of an organisation, from 1 to 100000',
  },
  MAX_ADDS_IN_10_MINUTES: {
    schema: whole(60, 1, 100_000),
    meaning: 'how many applications an organisation may add in 10 minutes, from 1 to 100000',
  },
  MAX_MEMBERS: {
    schema: whole(200, 1, 10_000),
    meaning: 'the most members of an organisation together with living invitations, from 1 to 10000',
  },
  PREPARATION_SECONDS: {
    schema: whole(4, 0, 600),
    meaning: 'how many seconds the embedded platform prepares an application, from 0 to 600',
  },
  TRIAL_DAYS: {
    schema: whole(30, 1, 3650),
    meaning: 'how many days the trial of a new subscriber lasts, from 1 to 3650',
  },
  KAZAKH_NAMES: {
    schema: flag,
    meaning: 'on or off: whether names may have Kazakh letters, a hyphen and an apostrophe',
  },
  BACKUP_BEFORE_UPDATE: {
    schema: optionalText,
    meaning: 'a folder for the copy that is made before migrations, or empty',
  },
  BACKUP_RECIPIENTS: {
    schema: z.preprocess(
      empty,
      z
        .string()
        .regex(/^\s*age1[a-z0-9]+\s*(,\s*age1[a-z0-9]+\s*)*$/)
        .transform((list) => list.split(',').map((one) => one.trim()))
        .default([]),
    ),
    // The private key may stand there by mistake.
    isSecret: true,
    meaning: 'public keys of age for copies, age1…, separated by commas, or empty',
  },
  ...mediaVariables,
  DEV_PAGES: { schema: flag, meaning: 'on or off: whether the page of components /dev/ui is open' },
} as const;

type Variables = { [K in keyof typeof variables]: z.output<(typeof variables)[K]['schema']> };

/** The names of all variables, for `.env.example`. */
export const variableNames = Object.keys(variables) as (keyof Variables)[];

/** The settings of the portal: read once, checked, frozen. */
export interface Settings
  extends Readonly<
      Omit<
        Variables,
        'DEMO' | 'DATABASE_PREPARED' | 'PUBLIC_URL' | 'TRUST_PROXY' | 'DEV_PAGES' | 'KAZAKH_NAMES' | OutsideLink
      >
    >,
    Readonly<Record<OutsideLink, string | null>> {
  readonly PUBLIC_URL: string;
  readonly DEMO: boolean;
  readonly DATABASE_PREPARED: boolean;
  readonly DEV_PAGES: boolean;
  readonly KAZAKH_NAMES: boolean;
  readonly TRUST_PROXY: false | number | string;
  /** Whether `PUBLIC_URL` names this machine alone. */
  readonly publicUrlIsLoopback: boolean;
  readonly secureCookies: boolean;
  /** Who letters come from: `MAIL_FROM`, or an address of the site's own host. */
  readonly mailFrom: { readonly name: string; readonly address: string };
}

const brand = 'Счёты';
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Reads and checks the environment. @throws StartFailure that names every bad variable and what it should be. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const values: Record<string, unknown> = {};
  const complaints: string[] = [];
  for (const [name, { schema, meaning, ...about }] of Object.entries(variables)) {
    const result = schema.safeParse(environment[name]);
    const shown = 'isSecret' in about ? '' : `=${withoutPassword(environment[name] ?? '')}`;
    if (result.success) values[name] = result.data;
    else complaints.push(`  ${name}${shown}\n    should be: ${meaning}`);
  }
  if (complaints.length === 0) complaints.push(...complaintsOfDatabase(values as Variables));
  if (complaints.length === 0) complaints.push(...complaintsOfMedia(values as Variables));
  if (values.PLATFORM_URL) complaints.push(`  PLATFORM_URL\n    should be: ${variables.PLATFORM_URL.meaning}`);
  if (complaints.length > 0) {
    throw new StartFailure(
      'wrong-settings',
      `The portal has not started: wrong settings.\n${complaints.join('\n')}\nCorrect them and start again.`,
    );
  }
  return complete(values as Variables);
}

/** The message may be kept in the system's journal, so an address is printed without its user and password. */
function withoutPassword(value: string): string {
  return value.replace(/:\/\/.*@/s, '://…@');
}

function complete(values: Variables): Settings {
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const publicUrlIsLoopback = loopbackHosts.has(new URL(publicUrl).hostname);
  const trust = values.TRUST_PROXY?.toLowerCase();
  const demo = values.DEMO ?? (!values.DATABASE_URL && publicUrlIsLoopback);
  return Object.freeze({
    ...values,
    ...linksOf(values, demo),
    PUBLIC_URL: publicUrl,
    publicUrlIsLoopback,
    secureCookies: publicUrl.startsWith('https:'),
    mailFrom: senderOf(values.MAIL_FROM ?? `noreply@${new URL(publicUrl).hostname}`),
    DEMO: demo,
    DATABASE_PREPARED: values.DATABASE_PREPARED ?? true,
    DEV_PAGES: values.DEV_PAGES ?? publicUrlIsLoopback,
    KAZAKH_NAMES: values.KAZAKH_NAMES ?? false,
    TRUST_PROXY: trust === undefined || trust === 'off' ? false : /^\d$/.test(trust) ? Number(trust) : trust,
  });
}

function senderOf(text: string) {
  const [, name = '', address = text] = /^([^<]*)<([^>]+)>$/.exec(text) ?? [];
  return Object.freeze({ name: name.trim().replace(/^"(.*)"$/, '$1') || brand, address: address.trim() });
}

/**
 * The settings of this process: the one place that reads its environment (spec: settings.one-place).
 * @throws StartFailure
 */
export function readEnvironment(): Settings {
  // biome-ignore lint/style/noProcessEnv: the one place that reads the environment
  return readSettings(process.env);
}
