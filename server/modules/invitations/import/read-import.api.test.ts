import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportRowPage, InvitationImport } from '../../../../contract/invitations-import.ts';
import { type Member, makePartner } from '../../../testing/people.ts';
import { createTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { encodings } from './testing/encodings.ts';

const path = '/service/bl/partner/imports';

let test: TestPortal;
let partner: Member;
let partnerId: number;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());
beforeEach(async () => {
  [partner, partnerId] = await makePartner(test);
});

const rowsOf = async (id: string, show: string) =>
  (await partner.get(`${path}/rows`, { query: { id, show } })).json<ImportRowPage>();

/** What stands between a file and its check (spec: partner-cabinet.import-columns, partner-cabinet.import-encoding). */
describe('the beginning of a file', () => {
  const read = (content: string | Buffer, more = {}, by = partner) =>
    by.post(`${path}/read`, { fileName: 'a.csv', file: Buffer.from(content).toString('base64'), ...more });
  const checkAs = (content: string | Buffer, more: object) =>
    partner.post(`${path}/check`, { fileName: 'a.csv', file: Buffer.from(content).toString('base64'), ...more });
  const strange = 'Реестр;;\nФирма;Адрес;Куда писать\nТОО «Ёлка»;Алматы;a@b.kz\n';

  it('says the encoding, the head and what the columns most likely hold, and keeps nothing', async () => {
    const answer = await read(encodings.ibm866(strange));
    expect(answer.json()).toEqual({
      encoding: 'ibm866',
      rows: [
        { line: 1, cells: ['Реестр', '', ''] },
        { line: 2, cells: ['Фирма', 'Адрес', 'Куда писать'] },
        { line: 3, cells: ['ТОО ?Ёлка?', 'Алматы', 'a@b.kz'] },
      ],
      layout: { head: 2, columns: { customerName: 0, email: 2 } },
      isKnown: false,
    });
    const { rows } = await sql`select from invitation_imports where partner_id = ${partnerId}`.execute(
      test.database.db,
    );
    expect(rows).toEqual([]);
  });

  it('is read packed, as browsers send it', async () => {
    const packed = await read(gzipSync(encodings['windows-1251'](strange)));
    expect(packed.json()).toMatchObject({ encoding: 'windows-1251', layout: { head: 2 } });
  });

  it('is read in another encoding when the person says so', async () => {
    const bytes = encodings['windows-1251'](strange);
    const wrong = await read(bytes, { encoding: 'koi8-r' });
    expect(wrong.json()).toMatchObject({ encoding: 'koi8-r', layout: { columns: { email: 2 } } });
    const made = await checkAs(bytes, { encoding: 'windows-1251' });
    expect((await rowsOf(made.json<InvitationImport>().id, 'good')).content[0]?.customerName).toBe('ТОО «Ёлка»');
    expect((await read(bytes, { encoding: 'ebcdic' })).statusCode).toBe(400);
  });

  it('is read by the columns the person has chosen, and the next file with these headings too', async () => {
    const layout = { head: 2, columns: { customerName: 1, email: 2, note: 0 } };
    const made = await checkAs(strange, { layout });
    const { content } = await rowsOf(made.json<InvitationImport>().id, 'good');
    expect(content).toMatchObject([{ line: 3, customerName: 'Алматы', email: 'a@b.kz', note: 'ТОО «Ёлка»' }]);
    const next = await read(`ФИРМА;Адрес;Куда писать:\n${'ТОО «Сосна»;Астана;c@d.kz\n'.repeat(3)}`);
    expect(next.json()).toMatchObject({ layout: { head: 1, columns: layout.columns }, isKnown: true });
    const [stranger] = await makePartner(test);
    expect((await read(strange, {}, stranger)).json()).toMatchObject({ isKnown: false });
  });

  it('joins a name of several columns in the order the person has chosen, and so the next time', async () => {
    const head = 'Имя;Город;Фамилия;Почта';
    const layout = { head: 1, columns: { customerName: 2, restOfName: [0, 1], email: 3 } };
    const made = await checkAs(`${head}\nАнна;Астана;Ким;a@b.kz\n`, { layout });
    const { content } = await rowsOf(made.json<InvitationImport>().id, 'good');
    expect(content).toMatchObject([{ customerName: 'Ким Анна Астана', email: 'a@b.kz' }]);
    expect((await read(`${head}\nСерик;Алматы;Ли;c@d.kz\n`)).json()).toMatchObject({ layout, isKnown: true });
    const four = { head: 1, columns: { customerName: 0, restOfName: [1, 2, 3] } };
    const refused = await checkAs(`${head}\nАнна;Астана;Ким;a@b.kz\n`, { layout: four });
    expect(refused.statusCode).toBe(400);
  });

  it('is read by the head that was corrected before, whichever line a guess takes for it', async () => {
    const numbered = 'Фирма;Город;Куда писать\nА;Б;В\n';
    const layout = { head: 2, columns: { customerName: 0, email: 2 } };
    const first = `${numbered}ТОО «Ёлка»;Алматы;a@b.kz\n`;
    expect((await read(first)).json()).toMatchObject({ layout: { head: 1 } });
    await checkAs(first, { layout });
    const next = await read(`${numbered}ТОО «Сосна»;Астана;c@d.kz\n`);
    expect(next.json()).toMatchObject({ layout, isKnown: true });
  });

  it('without a column of e-mails is not refused before the person has chosen one', async () => {
    expect((await read('Клиент;Куда\nТОО;нет\n')).json()).toMatchObject({ layout: { columns: { customerName: 0 } } });
    const unnamed = await checkAs('Клиент;Куда\nТОО;нет\n', { layout: { head: 1, columns: { customerName: 0 } } });
    expect([unnamed.statusCode, unnamed.json()]).toMatchObject([400, { code: 'imports.no-columns' }]);
    const far = await checkAs(strange, { layout: { head: 2, columns: { email: 100 } } });
    expect(far.statusCode).toBe(400);
  });
});
