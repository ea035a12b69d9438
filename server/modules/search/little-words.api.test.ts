import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { yearAt } from './dates.ts';
import { suggestTitles } from './suggest-titles.ts';
import { askSearch } from './testing/ask-search.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

async function found(query: string, more: Record<string, string> = {}) {
  const { content, partial, understoodAs } = await askSearch(test, query, { count: '100', ...more });
  return { urls: content.map(({ url }) => url), partial, understoodAs };
}

async function suggested(query: string) {
  const answer = await test.get('/api/v1/search-suggestions', { query: { query } });
  return (answer.json() as { content: { url: string }[] }).content.map(({ url }) => url);
}

describe('a stop word beside other words', () => {
  it.each([
    ['акт сверки перед', 'акт сверки'],
    ['перед инвентаризацией', 'инвентаризацией'],
    ['после праздников', 'праздников'],
    ['один логин', 'логин'],
    ['слишком много попыток', 'слишком попыток'],
    ['касса будет', 'касса'],
    ['закрытие над', 'закрытие'],
  ])('«%s» finds what «%s» does: it is the beginning of no other word', async (query, bare) => {
    const [{ urls, partial }, without] = [await found(query), await found(bare)];
    expect([urls.toSorted(), partial]).toEqual([without.urls.toSorted(), false]);
  });

  it.each([
    ['Перед отгрузкой в долг постоянному клиенту', '/articles/akt-sverki'],
    ['ОСИ, один дом', '/price?type=industry#tariff-osi-1'],
    ['касса будет работать без интернета', '/faqs/303'],
  ])('«%s» finds its page first, and says that all the words are there', async (query, url) => {
    const { urls, partial } = await found(query);
    expect([urls[0], partial]).toEqual([url, false]);
  });

  it('may still become another one while it is typed, and what fits before it stays in sight', async () => {
    expect(await suggested('акт сверки перед')).toContain('/articles/akt-sverki');
    expect((await suggested('акт сверки перед отгр'))[0]).toBe('/articles/akt-sverki');
    expect(await suggested('прин')).toContain('/articles/osnovnye-sredstva');
    expect(await suggested('больничный после')).toContain('/articles/otpusk-i-bolnichnyy');
  });

  it('is a number where it is a numeral', async () => {
    for (const query of ['бухгалтерия три места', 'бухгалтерия 3 места'])
      expect([query, (await found(query)).urls[0]]).toEqual([query, '/price?type=commercial#tariff-ea-3']);
  });
});

describe('a little word that is typed letter by letter', () => {
  const visitor = { isSignedIn: false, withoutTariffs: false };
  const shown = async (query: string) => (await suggestTitles(test.database.db, { query }, visitor)).content;

  it.each([
    ...['для', 'или', 'его', 'чтобы', 'тоже', 'зачем', 'они', 'через', 'хорошо', 'только', 'нибудь', 'ещё'],
    ...['или для', 'где его', 'нужно для', 'lkz'],
  ])('«%s» has suggestions at each letter (spec: search.suggestions)', async (words) => {
    for (let letters = 1; letters <= words.length; letters += 1) {
      const begun = words.slice(0, letters);
      expect([begun, (await shown(begun)).length]).not.toEqual([begun, 0]);
    }
  });

  it('keeps those of the letters before', async () => {
    for (const [words, begun] of [
      ['для', 'дл'],
      ['чтобы', 'чт'],
      ['и для', 'и дл'],
    ] as const)
      expect((await shown(words)).length > 0 && (await shown(words))).toEqual(await shown(begun));
    expect(await shown('ывапролджэ')).toEqual([]);
  });
});

describe('words that only ask, and nothing else', () => {
  it('bring the questions that begin so', async () => {
    expect((await found('что будет если')).urls).toEqual(['/faqs/303']);
    expect((await found('можно ли', { type: 'question' })).urls).toContain('/faqs/106');
    expect((await found('можно ли', { type: 'news' })).urls).toEqual([]);
    expect((await suggested('что будет если п'))[0]).toBe('/faqs/303');
  });

  it.each([
    ['ищу партнёра в Уральске', 'партнёра в Уральске'],
    ['ищем программу для аптеки', 'программу для аптеки'],
    ['требуется бухгалтер', 'бухгалтер'],
    ['посоветуйте программу для магазина', 'программу для магазина'],
  ])('«%s» is «%s»', async (query, bare) => {
    expect((await found(query)).urls).toEqual((await found(bare)).urls);
  });
});

describe('the country', () => {
  it.each([
    ['налоговый кодекс рк', 'налоговый кодекс'],
    ['НДС РК', 'НДС'],
    ['мрп рк', 'мрп'],
    ['программа для аптек казахстан', 'программа для аптек'],
    ['зарплата в Республике Казахстан', 'зарплата'],
  ])('«%s» is «%s», as all that is here is for it', async (query, bare) => {
    const [{ urls, understoodAs }, without] = [await found(query), await found(bare)];
    expect([urls, understoodAs]).toEqual([without.urls, null]);
  });

  it('is found where nothing else is asked for', async () => {
    expect((await found('рк')).urls).toContain('/about');
    expect((await found('Казахстан')).urls).toContain('/faqs/207');
  });
});

describe('what everybody adds', () => {
  it.each([
    ['аптека 2026', '/solutions/apteka'],
    ['зарплата 2026', '/solutions/zup'],
    ['маркировка 2026', '/solutions/mrk'],
    ['касса онлайн', '/articles/kassa-poryadok'],
    ['стройка онлайн', '/solutions/ksr'],
  ])(
    '«%s» finds %s among the first: a page of the subject goes before a text with both words somewhere',
    async (query, url) => {
      const { urls, partial } = await found(query);
      expect([urls.slice(0, 5), partial]).toEqual([expect.arrayContaining([url]), false]);
    },
  );

  it.each([
    ['зарплата за ноябрь', '/articles/zarplata-za-mesyats'],
    ['начислить зарплату в декабре', '/articles/zarplata-za-mesyats'],
    ['зарплата за октябрь 2026', '/articles/zarplata-za-mesyats'],
    ['авансовый отчёт за август', '/articles/avansovyy-otchet'],
    ['закрытие месяца октябрь', '/articles/zakrytie-mesyatsa'],
    ['декабрь инвентаризация', '/articles/inventarizatsiya'],
    ['выписка за ноябрь', '/articles/vypiska-banka'],
    ['касса в ноябре', '/articles/kassa-poryadok'],
    ['зарплата май 2026г', '/articles/zarplata-za-mesyats'],
    ['выписка на 1 октября', '/articles/vypiska-banka'],
    ['акт сверки с 1 по 15 октября', '/articles/akt-sverki'],
    ['больничный за 3-й квартал', '/articles/otpusk-i-bolnichnyy'],
    ['касса за III квартал', '/articles/kassa-poryadok'],
    ['зарплата за первое полугодие 2026', '/articles/zarplata-za-mesyats'],
    ['амортизация за 9 месяцев', '/articles/osnovnye-sredstva'],
    ['инвентаризация за октябрь-ноябрь', '/articles/inventarizatsiya'],
    ['декларация за полгода', '/articles/uproshchennaya-deklaratsiya'],
    ['закрыть второй квартал', '/articles/zakrytie-kvartala'],
    ['зарплата за сент', '/articles/zarplata-za-mesyats'],
    ['за 11 месяцев зарплата', '/articles/zarplata-za-mesyats'],
    ['зарплата за 10 месяцев', '/articles/zarplata-za-mesyats'],
    ['касса за последние 3 месяца', '/articles/kassa-poryadok'],
    ['касса за последние 2 месяца', '/articles/kassa-poryadok'],
    ['касса за последние 30 дней', '/articles/kassa-poryadok'],
    ['касса за последние 3 недели', '/articles/kassa-poryadok'],
    ['касса за последние 5 лет', '/articles/kassa-poryadok'],
    ['выписка банка за последние 7 дней', '/articles/vypiska-banka'],
    ['зарплата последних месяцев', '/articles/zarplata-za-mesyats'],
    ['касса за последний квартал', '/articles/kassa-poryadok'],
    ['выписка банка за кв. 2', '/articles/vypiska-banka'],
    ['касса за вчера', '/articles/kassa-poryadok'],
    ['ночные работы в ноябре', '/news/raboty-v-noch-na-15-noyabrya'],
    ['отключали в ноябре', '/news/raboty-v-noch-na-15-noyabrya'],
    ['сервис не работал в ноябре', '/news/raboty-v-noch-na-15-noyabrya'],
    ['режим работы март', '/news/podderzhka-nauryz'],
    ['праздники в мае', '/news/podderzhka-mayskie-prazdniki'],
    ['мартовские праздники', '/news/podderzhka-nauryz'],
    ['сбой в августе', '/news/sboy-19-avgusta'],
    ['изменение цен в октябре', '/news/cena-dopolnitelnogo-mesta'],
  ])(
    '«%s» finds %s first: what is written of a subject is for all times, but a day off is of its own',
    async (query, url) => {
      expect((await found(query)).urls[0]).toBe(url);
    },
  );

  it.each([
    ['программа не работает сегодня', '/articles/obrashchenie-v-podderzhku'],
    ['сайт недоступен вчера', '/news/sboy-19-avgusta'],
    ['сбой сегодня', '/news/sboy-19-avgusta'],
    ['сайт не работает сегодня', '/help'],
    ['не могу войти сегодня', '/login'],
  ])('«%s» finds %s: of today nothing is written yet', async (query, url) => {
    expect((await found(query)).urls.slice(0, 3)).toContain(url);
  });

  it.each([
    ['зарплата за последние два месяца', '/articles/zarplata-za-mesyats'],
    ['касса за последние два квартала', '/articles/kassa-poryadok'],
    ['эсф за последние три года', '/articles/esf-na-praktike'],
    ['касса за последние двадцать дней', '/articles/kassa-poryadok'],
    ['последний сбой', '/news/sboy-19-avgusta'],
    ['когда был последний сбой сервиса', '/news/sboy-19-avgusta'],
    ['последние изменения', '/news'],
    ['касса за последние несколько месяцев', '/articles/kassa-poryadok'],
    ['последние изменения налогового кодекса', '/news/nalogovyy-kodeks-2026'],
    ['последний день сдачи декларации', '/articles/uproshchennaya-deklaratsiya'],
  ])('«%s» finds %s among the first three', async (query, url) => {
    expect((await found(query)).urls.slice(0, 3)).toContain(url);
  });

  it.each([
    ['акт сверки за 3 квартал', '/articles/akt-sverki'],
    ['исправить эсф от 15.10.2026', '/articles/esf-na-praktike'],
    ['аванс за ноябрь', '/articles/zarplata-za-mesyats'],
    ['выписать счет фактуру за октябрь', '/articles/esf-na-praktike'],
    ['опв за октябрь', '/articles/zarplata-za-mesyats'],
    ['кассовая книга за октябрь', '/articles/kassa-poryadok'],
    ['прием на работу сегодня', '/articles/priem-i-uvolnenie'],
    ['выгрузка эсф за ноябрь', '/faqs/305'],
  ])('«%s» has %s among its first suggestions still', async (query, url) => {
    expect((await suggested(query)).slice(0, 3)).toContain(url);
  });

  it('is looked for where it is all that is asked for', async () => {
    expect((await found('онлайн')).urls[0]).toBe('/articles/oblako-ili-server');
    expect((await found('2026')).urls).toContain('/news/nalogovyy-kodeks-2026');
  });

  it('is a year only near that of the last publication', () => {
    expect(yearAt([['2026'], ['год']], '2026-11-24')).toEqual({ words: 1, published: '@2026', written: "'2026'" });
    for (const words of [['2001'], ['2031'], ['2026', '11'], ['ндс']])
      expect(yearAt([words], '2026-11-24')).toBeUndefined();
  });
});

it('two Cyrillic letters that no document has are an abbreviation and no word of the other keyboard layout', async () => {
  for (const query of ['рк', 'тк', 'гк', 'кз', 'тд', 'ао', 'рф', 'пп', 'кадровик рк'])
    expect([query, (await found(query)).understoodAs]).toEqual([query, null]);
  expect((await found('зва')).understoodAs).toBe('pdf');
});
