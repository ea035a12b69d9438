import { openDatabase } from '../server/infra/database/index.ts';
import { findDocuments } from '../server/modules/search/index.ts';
import { fillPublications } from './fill-publications.ts';
import { startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const documents = 100_000;
const rounds = 60;
const targetMs = 30;

const queries: Readonly<Record<string, string>> = {
  'word of half the documents': 'программа',
  'frequent word': 'учёт',
  'rare word': 'А-77777/7',
  'several words': 'закрыть месяц',
  'frequent words': 'отчёт за квартал',
  phrase: '"закрытие месяца"',
  'absent phrase': '"учёт организации"',
  'beginning of a word': 'инвентар',
  'wrong keyboard layout': 'bydtynfhbpfwbz',
  nothing: 'квантовая телепортация',
};

/** The search over 100,000 documents made of the demo's own paragraphs. */
export async function benchSearch(): Promise<void> {
  heading(`Search: ${documents.toLocaleString('en-GB')} documents`);
  const portal = await startPortal();
  try {
    const connection = await embeddedConnection(portal.dataDir);
    await fillPublications(connection, documents);
    const database = openDatabase(connection, { onIdleError: () => undefined });
    for (const [what, query] of Object.entries(queries)) {
      const times: number[] = [];
      let found = 0;
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        found = (await findDocuments(database.db, { query, page: 1, count: 10 })).totalElements;
        times.push(performance.now() - startedAt);
      }
      times.sort((one, other) => one - other);
      const at = (share: number) => times[Math.floor(rounds * share)] ?? 0;
      line(what, { 'p50, ms': at(0.5), 'p95, ms': at(0.95), found });
      ratio('', at(0.95), `< ${targetMs}`, at(0.95) < targetMs);
    }
    await database.close();
  } finally {
    await portal.stop();
  }
}
