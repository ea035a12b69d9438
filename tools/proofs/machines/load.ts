import { EagerClient, type Outcome } from '../../../server/testing/eager-client.ts';

/** What a load has seen. */
export interface Seen {
  readonly asked: number;
  /** How often each outcome came: `whole` is 200 with a whole answer, `refused` a 503 that says so in words. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** The first outcomes of another kind, in words. */
  readonly others: readonly string[];
}

/** Visitors who ask without a pause, each from an address of its own. */
export interface Load {
  readonly asked: () => number;
  /** The names of the applications whose adding was acknowledged. */
  readonly acknowledged: readonly string[];
  /** Ends it and gives what was seen since its start. */
  end(): Promise<Seen>;
}

interface Rules {
  origin: string;
  cookie: string;
  /** In the names of what is added. */
  word: string;
  visitors: number;
}

const keptInWords = 12;
const pages = ['/', '/solutions', '/news', '/price'] as const;
const inRussian = /[а-яё]{4}/i;

/** Begins a load of pages, calls of a signed-in person, searches and writes. */
export function beginLoad({ origin, cookie, word, visitors }: Rules): Load {
  const outcomes: Record<string, number> = {};
  const others: string[] = [];
  const acknowledged: string[] = [];
  let asked = 0;
  let isOver = false;
  const visit = async (visitor: number) => {
    const client = new EagerClient(origin, 1, `127.0.1.${visitor + 1}`);
    for (let turn = visitor; !isOver; turn += 1) {
      const name = `${word} ${visitor}-${turn}`;
      const isWrite = turn % 40 === 0;
      const path = isWrite ? '/service/bl/application/add' : pathOf(turn);
      const body = { code: 'ea', name };
      const outcome = await client.ask(path, isWrite ? { method: 'POST', cookie, body } : { cookie });
      const kind = kindOf(outcome);
      asked += 1;
      outcomes[kind] = (outcomes[kind] ?? 0) + 1;
      if (kind === 'whole' && isWrite) acknowledged.push(name);
      if (kind !== 'whole' && kind !== 'refused' && others.length < keptInWords)
        others.push(`${new Date().toISOString()} ${path} ${kind}: ${outcome.body.slice(0, 200)}`);
    }
    client.close();
  };
  const running = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  const end = async () => {
    isOver = true;
    await running;
    return { asked, outcomes, others };
  };
  return { asked: () => asked, acknowledged, end };
}

function pathOf(turn: number): string {
  const kind = turn % 40;
  if (kind < 5) return '/service/bl/get/applications';
  if (kind < 8) return `/api/v1/search/${encodeURIComponent('отчёт')}`;
  return pages[turn % pages.length] ?? '/';
}

/** `whole`, `refused`, or what was wrong with the answer. */
function kindOf({ status, error, headers, body }: Outcome): string {
  if (status === 200) return isWhole(headers, body) ? 'whole' : '200, but half an answer';
  if (status !== 503) return String(status ?? error);
  if (!(Number(headers['retry-after']) > 0)) return '503 without Retry-After';
  return isWhole(headers, body) && inRussian.test(body) ? 'refused' : '503 without a sentence';
}

function isWhole(headers: Outcome['headers'], body: string): boolean {
  if (String(headers['content-type']).startsWith('text/html')) return body.trimEnd().endsWith('</html>');
  try {
    return typeof JSON.parse(body) === 'object';
  } catch {
    return false;
  }
}
