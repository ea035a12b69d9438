import type { Audience } from '../../contract/call.schemas.ts';
import { failures } from '../../contract/failures.ts';
import type { WholeCall } from '../infra/http/index.ts';
import { type FailureResponse, failureResponsesOf } from './failure-responses.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly 'x-audience': Audience;
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: object;
  readonly responses: Record<string, FailureResponse | { description: string; content: object }>;
}

/** The OpenAPI 3.1 document of the portal's calls. */
export interface ApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Record<string, object>;
}

interface DocumentOptions {
  calls: readonly WholeCall[];
  /** `PUBLIC_URL + BASE_PATH`. */
  server: string;
  sessionCookie: string;
}

const description = [
  'Вызовы портала «Счёты». Тела запросов и ответов передаются в JSON, UTF-8.',
  'Сеанс открывает вызов `identity.signIn`: он ставит куку, и дальше её достаточно передавать с каждым запросом.',
  'Изменяющие запросы принимаются только с самого портала: программа с кукой сеанса передаёт заголовок `Origin` с адресом портала.',
  'Поле `x-audience` говорит, кому вызов доступен: `public` всем, `user` вошедшим, `partner` партнёрам, `operator` операторам.',
].join('\n\n');

/** How the nouns are called in the list; a noun without a name stands under its own. */
const nouns: Readonly<Record<string, string>> = {
  identity: 'Вход и сеансы',
  registration: 'Регистрация',
  subscribers: 'Организации и подписки',
  applications: 'Приложения',
  catalogue: 'Каталог решений',
  content: 'Содержание сайта',
  partners: 'Партнёры',
  search: 'Поиск',
  enquiries: 'Обращения',
  consoleAccess: 'Вход в консоль',
  media: 'Картинки и видео',
  audit: 'Журнал изменений',
};

/** The audience in words: readers of the document do not show `x-audience`. */
const audiences: Readonly<Record<Audience, string>> = {
  public: 'Доступно всем.',
  user: 'Доступно вошедшим.',
  partner: 'Доступно партнёрам.',
  operator: 'Доступно операторам.',
  editor: 'Доступно операторам и редакторам.',
};

const tagOf = (call: WholeCall) => {
  const noun = call.id.split('.', 1)[0] ?? '';
  return nouns[noun] ?? noun;
};

/** Writes the document from the contract: every call with its audience, input, answer and failures. */
export function buildApiDocument({ calls, server, sessionCookie }: DocumentOptions): ApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Счёты: API', version: '1', description },
    servers: [{ url: server }],
    tags: [...new Set(calls.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: failureSchema },
      headers: {
        RetryAfter: { description: 'Через сколько секунд повторить.', schema: { type: 'integer', minimum: 1 } },
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}

const failureSchema: JsonSchema = {
  type: 'object',
  description: 'Неудача: код из закрытого списка и предложение для человека.',
  properties: {
    code: { type: 'string', enum: Object.keys(failures) },
    message: { type: 'string', description: 'По-русски, для человека.' },
    fields: {
      type: 'object',
      description: 'Что не так с отдельными полями.',
      additionalProperties: { type: 'string' },
    },
    requestId: { type: 'string', description: 'По нему запрос находят в журнале.' },
  },
  required: ['code', 'message', 'requestId'],
};

/** A session is asked for, may come, or means nothing. */
function securityOf(call: WholeCall): Operation['security'] {
  if (call.audience !== 'public') return [{ session: [] }];
  return call.variesBySession ? [{}, { session: [] }] : [];
}

function operationOf(call: WholeCall): Operation {
  const parameters = [...parametersOf('path', call.params), ...parametersOf('query', call.query)];
  return {
    operationId: call.id,
    summary: call.summary,
    description: call.variesBySession
      ? `${audiences[call.audience]} Ответ зависит от сеанса.`
      : audiences[call.audience],
    tags: [tagOf(call)],
    'x-audience': call.audience,
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(call.takesFile && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchemaOf(call.body, 'in') } } },
    }),
    responses: {
      200: {
        description: 'Успех',
        content: { [call.file ?? 'application/json']: { schema: jsonSchemaOf(call.answer, 'out') } },
      },
      ...failureResponsesOf(call),
    },
  };
}

function parametersOf(place: Parameter['in'], schema: WholeCall['query']): Parameter[] {
  if (!schema) return [];
  const given = jsonSchemaOf(schema, 'in');
  // A query string holds digits; the document shows the number they become, with its bounds and its default.
  const meant = jsonSchemaOf(schema, 'out').properties ?? {};
  return Object.entries(given.properties ?? {}).map(([name, own]) => ({
    name,
    in: place,
    required: place === 'path' || (given.required?.includes(name) ?? false),
    schema: meant[name]?.type === 'integer' ? meant[name] : own,
  }));
}
