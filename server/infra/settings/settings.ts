import { isIP } from 'node:net';
import * as z from 'zod';
import { StartFailure } from '../start-failure.ts';

const empty = (value: unknown) => (value === '' ? undefined : value);
const optionalText = z.preprocess(empty, z.string().optional());

const whole = (fallback: number, least: number, most: number) =>
  z.preprocess(
    empty,
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .pipe(z.number().min(least).max(most))
      .default(fallback),
  );

const flag = z.preprocess(
  empty,
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .transform((value) => value === 'on' || value === 'true' || value === '1')
    .optional(),
);

const origin = z.preprocess(
  empty,
  z
    .string()
    .refine((value) => {
      const url = URL.parse(value);
      return url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, '');
    })
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
);

const link = (fallback: string) =>
  z.preprocess(
    empty,
    z
      .string()
      .regex(/^(https?:\/\/\S+|\/\S*)$/)
      .default(fallback),
  );

/** An address alone, or a name and an address in angle brackets. */
const mailbox = /^(?:[^\s@<>,;"]+@[^\s@<>,;"]+|[^<>@\r\n]*<[^\s@<>,;"]+@[^\s@<>,;"]+>)$/;

/** Names of hosts as a security policy knows them: a first star for all below, perhaps a port. */
const crmHosts = /^\s*(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?\s*(,\s*(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?\s*)*$/i;

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether Fastify will understand the list: addresses, networks, or names of ranges. */
function areProxies(list: string): boolean {
  return list.split(',').every((item) => {
    const [address = '', prefix, ...more] = item.trim().split('/');
    if (proxyNames.has(item.trim())) return true;
    const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return (
      bits > 0 && more.length === 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
    );
  });
}

const proxies = z.preprocess(
  empty,
  z
    .string()
    .refine((value) => /^(on|off)$/i.test(value) || areProxies(value))
    .optional(),
);

/** Every variable of the environment, with its check and, in `meaning`, the words of the start's complaint. */
const variables = {
  HOST: {
    schema: z.preprocess(empty, z.string().default('127.0.0.1')),
    meaning: 'адрес, на котором слушать, например 127.0.0.1',
  },
  PORT: { schema: whole(8080, 0, 65535), meaning: 'номер порта от 0 до 65535' },
  BASE_PATH: {
    schema: z.preprocess(
      (value) => (typeof value === 'string' ? value.replace(/\/+$/, '') : value),
      z
        .string()
        .regex(/^(\/[A-Za-z0-9._-]+)*$/)
        .default(''),
    ),
    meaning: 'начало всех адресов, например /portal, или пусто',
  },
  PUBLIC_URL: { schema: origin, meaning: 'начало адреса сайта без пути, например https://portal.example.kz' },
  DATABASE_URL: {
    schema: z.preprocess(
      empty,
      z
        .string()
        .regex(/^postgres(ql)?:\/\//)
        .optional(),
    ),
    meaning: 'адрес PostgreSQL 15 или новее, postgres://…, или пусто для встроенного',
  },
  DATA_DIR: {
    schema: z.preprocess(empty, z.string().default('./data')),
    meaning: 'папка для встроенной базы, файлов и почты',
  },
  DEMO: { schema: flag, meaning: 'on или off: загрузить ли демонстрационное содержание в пустую базу' },
  SMTP_URL: {
    schema: z.preprocess(
      empty,
      z
        .string()
        .regex(/^smtps?:\/\//)
        .optional(),
    ),
    meaning: 'адрес почтового сервера smtp://… или пусто',
  },
  MAIL_FROM: {
    schema: z.preprocess(empty, z.string().regex(mailbox).optional()),
    meaning: 'обратный адрес писем: noreply@example.kz или Счёты <noreply@example.kz>',
  },
  START_SERVICE_URL: {
    schema: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
    meaning: 'адрес службы тарифов http(s)://… или пусто',
  },
  CRM_FORM_LOADER_URL: {
    schema: z.preprocess(
      empty,
      z
        .string()
        .regex(/^https:\/\/\S+$/)
        .optional(),
    ),
    meaning: 'адрес загрузчика форм https://…{id}… или пусто',
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
    meaning: 'хосты форм через запятую, например crm.example.kz, *.cdn.example.kz, или пусто',
  },
  PLATFORM_URL: {
    schema: optionalText,
    meaning: 'пусто: к внешней платформе приложений портал пока не подключается, работает встроенная',
  },
  PERSONAL_ACCOUNT_URL: {
    schema: link('/a/sm'),
    meaning: 'адрес личного кабинета: http(s)://… или путь от корня сайта',
  },
  SUPPORT_URL: { schema: link('/help'), meaning: 'адрес поддержки: http(s)://… или путь от корня сайта' },
  VIDEO_LESSONS_URL: { schema: link('/help#video'), meaning: 'адрес видеоуроков: http(s)://… или путь от корня сайта' },
  BUY_URL: { schema: link('/price'), meaning: 'адрес страницы покупки: http(s)://… или путь от корня сайта' },
  SELL_URL: {
    schema: link('/articles/faq_partner'),
    meaning: 'адрес сайта для партнёров: http(s)://… или путь от корня сайта',
  },
  TRUST_PROXY: { schema: proxies, meaning: 'off, on или адреса и сети доверенных прокси через запятую' },
  LOG_LEVEL: {
    schema: z.preprocess(empty, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
    meaning: 'fatal, error, warn, info, debug, trace или silent',
  },
  METRICS_TOKEN: {
    schema: z.preprocess(
      empty,
      z
        .string()
        .regex(/^[\x21-\x7e]+$/)
        .optional(),
    ),
    meaning: 'слово доступа к /metrics не с этой машины, из латинских букв, цифр и знаков, или пусто',
  },
  MAX_APPLICATIONS: { schema: whole(1000, 1, 100_000), meaning: 'наибольшее число приложений организации' },
  MAX_ADDS_IN_10_MINUTES: {
    schema: whole(60, 1, 100_000),
    meaning: 'сколько приложений организация может добавить за 10 минут',
  },
  MAX_MEMBERS: {
    schema: whole(200, 1, 10_000),
    meaning: 'наибольшее число сотрудников организации вместе с действующими приглашениями',
  },
  PREPARATION_SECONDS: { schema: whole(4, 0, 600), meaning: 'сколько секунд встроенная платформа готовит приложение' },
  TRIAL_DAYS: { schema: whole(30, 1, 3650), meaning: 'сколько дней длится пробная подписка нового абонента' },
  KAZAKH_NAMES: { schema: flag, meaning: 'on или off: принимать ли в ФИО казахские буквы, дефис и апостроф' },
  DEV_PAGES: { schema: flag, meaning: 'on или off: открыть ли страницу компонентов /dev/ui' },
} as const;

type Variables = { [K in keyof typeof variables]: z.output<(typeof variables)[K]['schema']> };

/** The names of all variables, for `.env.example`. */
export const variableNames = Object.keys(variables) as (keyof Variables)[];

/** The settings of the portal: read once, checked, frozen. */
export interface Settings
  extends Readonly<Omit<Variables, 'DEMO' | 'PUBLIC_URL' | 'TRUST_PROXY' | 'DEV_PAGES' | 'KAZAKH_NAMES'>> {
  readonly PUBLIC_URL: string;
  readonly DEMO: boolean;
  readonly DEV_PAGES: boolean;
  readonly KAZAKH_NAMES: boolean;
  readonly TRUST_PROXY: boolean | string;
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
  for (const [name, { schema, meaning }] of Object.entries(variables)) {
    const result = schema.safeParse(environment[name]);
    if (result.success) values[name] = result.data;
    else complaints.push(`  ${name}=${withoutPassword(environment[name] ?? '')}\n    должно быть: ${meaning}`);
  }
  if (values.PLATFORM_URL) complaints.push(`  PLATFORM_URL\n    должно быть: ${variables.PLATFORM_URL.meaning}`);
  if (complaints.length > 0) {
    throw new StartFailure(
      `Портал не запущен: неверные настройки окружения.\n${complaints.join('\n')}\nИсправьте их и запустите снова.`,
    );
  }
  return complete(values as Variables);
}

/** What is said on the screen stays in the journal of the system: an address goes there without its user and password. */
function withoutPassword(value: string): string {
  return value.replace(/:\/\/.*@/s, '://…@');
}

function complete(values: Variables): Settings {
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const publicUrlIsLoopback = loopbackHosts.has(new URL(publicUrl).hostname);
  const trust = values.TRUST_PROXY?.toLowerCase();
  return Object.freeze({
    ...values,
    PUBLIC_URL: publicUrl,
    publicUrlIsLoopback,
    secureCookies: publicUrl.startsWith('https:'),
    mailFrom: senderOf(values.MAIL_FROM ?? `noreply@${new URL(publicUrl).hostname}`),
    DEMO: values.DEMO ?? (!values.DATABASE_URL && publicUrlIsLoopback),
    DEV_PAGES: values.DEV_PAGES ?? publicUrlIsLoopback,
    KAZAKH_NAMES: values.KAZAKH_NAMES ?? false,
    TRUST_PROXY: trust === undefined || trust === 'off' ? false : trust === 'on' ? true : (values.TRUST_PROXY ?? false),
  });
}

function senderOf(text: string) {
  const [, name = '', address = text] = /^([^<]*)<([^>]+)>$/.exec(text) ?? [];
  return Object.freeze({ name: name.trim().replace(/^"(.*)"$/, '$1') || brand, address: address.trim() });
}

/** The settings of this process: the one place that reads its environment (design, habit 8). @throws StartFailure */
export function readEnvironment(): Settings {
  // biome-ignore lint/style/noProcessEnv: the one place that reads the environment
  return readSettings(process.env);
}
