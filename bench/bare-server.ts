import { createServer } from 'node:http';
import type pg from 'pg';
import { openDatabase } from '../server/infra/database/index.ts';
import { applicationsPage } from '../server/modules/applications/applications.store.ts';
import { embeddedConnection } from './side-database.ts';

// The least a node server can do with the same question: no session, no checks, one prepared statement passed through.
const [dataDir = '', port = '0'] = process.argv.slice(2);
const database = openDatabase(await embeddedConnection(dataDir), { onIdleError: () => undefined });
const pool: pg.Pool = database.pool;
const { rows } = await pool.query(
  "select m.subscriber_id as id from members m join users u on u.id = m.user_id where u.login = 'novichok' order by 1",
);
const ids = rows.map((row: { id: string }) => row.id);
const query = { subscriberIds: ids, solutionCodes: null, allSubscriberIds: ids, page: 1, count: 50 };
const { sql, parameters } = applicationsPage(query, { publicBase: 'http://localhost' });

const server = createServer(async (_, response) => {
  const answer = await pool.query({ name: 'applications', text: sql, values: [...parameters] });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(answer.rows[0].answer);
});
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
