import pg from 'pg';
import { load } from './load.ts';
import { startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';
import { embeddedConnection } from './side-database.ts';

const many = 5_000;
const brotli = { 'accept-encoding': 'br' };

/** The directory with 5,000 partners: whole, filtered as one types, and its page. */
export async function benchPartners(): Promise<void> {
  heading('Partners: 5,000 organisations');
  const portal = await startPortal();
  try {
    await fill(portal.dataDir);
    const path = `${portal.origin}/api/v1/find-partners`;
    const plain = await bytesOf(path, {});
    const packed = await bytesOf(path, brotli);
    await load(path, [], brotli);
    const whole = await load(path, [portal.pid], brotli, 4);
    line('whole list', {
      'per second': whole.perSecond,
      'p95, ms': whole.p95Ms,
      'KB brotli': packed / 1024,
      'KB uncompressed': plain / 1024,
    });
    const filtered = await load(`${path}?name=${encodeURIComponent('учет 7')}&count=48`, [portal.pid], brotli, 4);
    line('by name', { 'per second': filtered.perSecond, 'p95, ms': filtered.p95Ms });
    const page = `${portal.origin}/register/browse_partners`;
    line('page', { 'KB brotli': (await bytesOf(page, brotli)) / 1024 });
    ratio('whole list, p95 of four at once, ms', whole.p95Ms, '< 20', whole.p95Ms < 20);
    ratio('by name, p95 of four at once, ms', filtered.p95Ms, '< 200', filtered.p95Ms < 200);
  } finally {
    await portal.stop();
  }
}

async function fill(dataDir: string): Promise<void> {
  const client = new pg.Client((await embeddedConnection(dataDir)) as pg.ClientConfig);
  await client.connect();
  try {
    await client.query(
      `insert into partners (code, city, name, site, mail, phone, description)
      select 'bench-' || n, (array['Астана','Алматы','Шымкент','Караганда','Актобе','Тараз'])[1 + n % 6],
        'ТОО «' || (array['Учёт','Баланс','Сальдо','Журнал'])[1 + n % 4] || ' ' || md5(n::text) || '»',
        'b' || n || '.example', 'office@b' || n || '.example', '+7 (717) 200-' || n, 'Ведём учёт и переносим базы. ' || md5('d' || n)
      from generate_series(1, $1::int) n`,
      [many],
    );
    await client.query('analyze partners');
    await client.query('notify content_changed');
  } finally {
    await client.end();
  }
}

async function bytesOf(url: string, headers: Record<string, string>): Promise<number> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
