import { describe, expect, it } from 'vitest';
import { importFirstRows } from '../../../../contract/invitations-import.values.ts';
import { openText } from './decode-file.ts';
import { guessLayout } from './guess-layout.ts';
import { readColumns } from './read-columns.ts';
import { readTable } from './read-table.ts';

async function namesOf(text: string) {
  const table = await readTable(openText(Buffer.from(text)));
  return readColumns(table, guessLayout(table.slice(0, importFirstRows))).map(({ customerName }) => customerName);
}

const anna = 'Ким Анна Юрьевна';
const serik = 'Ахметов Серік Әліұлы';

/** A person's name in several columns is taken whole (spec: partner-cabinet.import-names-in-parts). */
describe('a name that stands in several columns', () => {
  it.each<[string, string, string[]]>([
    ['in order', 'Фамилия;Имя;Отчество;Почта\nКим;Анна;Юрьевна;a@b.kz\nАхметов;Серік;Әліұлы;c@d.kz', [anna, serik]],
    ['in another order', 'Почта;Имя;Отчество;Фамилия\na@b.kz;Анна;Юрьевна;Ким', [anna]],
    ['with other columns between', '№;Фамилия;Телефон;Имя;E-mail;Отчество\n1;Ким;8701;Анна;a@b.kz;Юрьевна', [anna]],
    ['of the client', 'Фамилия клиента;Имя клиента;Отчество клиента;Почта\nКим;Анна;Юрьевна;a@b.kz', [anna]],
    ['without patronymics', 'Фамилия;Имя;Почта\nКим;Анна;a@b.kz', ['Ким Анна']],
    ['with name and patronymic together', 'Фамилия;Имя и отчество;Почта\nКим;Анна Юрьевна;a@b.kz', [anna]],
    ['with a part empty here and there', 'Фамилия;Имя;Отчество;Почта\nКим;;;a@b.kz\n;Анна; ;c@d.kz', ['Ким', 'Анна']],
    ['in Kazakh', 'Тегі;Аты;Әкесінің аты;Пошта\nАхметов;Серік;Әліұлы;c@d.kz', [serik]],
    ['in English', 'E-mail,First name,Last name\na@b.kz,Анна,Ким', ['Ким Анна']],
    [
      'beside a company that few have',
      'First Name,Last Name,Company,E-mail\nАнна,Ким,,a@b.kz\nОлег,Ли,,c@d.kz\nИван,Цой,ТОО,e@f.kz',
      ['Ким Анна', 'Ли Олег', 'Цой Иван'],
    ],
    ['without a head', 'Ким;Анна;Юрьевна;a@b.kz\nАхметов;Серік;Әліұлы;c@d.kz', [anna, serik]],
    ['without a head, the surname last', 'a@b.kz;Анна;Юрьевна;Ким\nc@d.kz;Серік;Әліұлы;Ахметов', [anna, serik]],
    ['beneath headings nobody knows', 'К1;К2;К3;К4\nКим;Анна;Юрьевна;a@b.kz', [anna]],
  ])('%s', async (_, text, names) => {
    expect(await namesOf(`${text}\n`)).toEqual(names);
  });

  it.each<[string, string, string]>([
    ['an organisation', 'Организация;Фамилия;Имя;Отчество;Почта\nТОО «Ёлка»;Ким;Анна;Юрьевна;a@b.kz', 'ТОО «Ёлка»'],
    ['the whole name', 'ФИО;Фамилия;Имя;Почта\nКим Анна Юрьевна;Ким;Анна;a@b.kz', anna],
    ['the whole name under one heading', 'Фамилия Имя Отчество;Город;Почта\nКим Анна Юрьевна;Астана;a@b.kz', anna],
    [
      'a name beside companies that few have',
      'Name,Given Name,Family Name,Company,E-mail\nКим А.,А.,Ким,,a@b.kz',
      'Ким А.',
    ],
    ['the client beside a manager', 'Клиент;Имя менеджера;Фамилия менеджера;Почта\nТОО;Анна;Ким;a@b.kz', 'ТОО'],
  ])('gives way to a column of %s', async (_, text, name) => {
    expect(await namesOf(`${text}\n`)).toEqual([name]);
  });
});
