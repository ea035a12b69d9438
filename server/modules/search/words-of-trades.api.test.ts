import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { askSearch } from './testing/ask-search.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await createTestPortal();
});
afterAll(() => test.close());

const firstOf = async (query: string) =>
  (await askSearch(test, query)).content.slice(0, 3).map(({ url }) => decodeURI(url));

describe('what is asked for with a word for the text itself', () => {
  it.each([
    ['инструкция по эсф', '/articles/esf-na-praktike'],
    ['инструкция по снт', '/articles/snt-na-praktike'],
    ['инструкция по закрытию месяца', '/articles/zakrytie-mesyatsa'],
    ['инструкция как перенести базу', '/articles/perenos-bazy-v-oblako'],
  ])('«%s» finds it first', async (query, url) => {
    expect((await firstOf(query))[0]).toBe(url);
  });
});

describe('words of a trade', () => {
  it.each([
    ['мол', '/articles/inventarizatsiya'],
    ['ввод в эксплуатацию станка', '/articles/osnovnye-sredstva'],
    ['вывод из оборота', '/articles/markirovka-na-sklade'],
    ['агрегация', '/solutions/mrk'],
    ['виртсклад', '/articles/snt-na-praktike'],
    ['тнвэд', '/articles/snt-na-praktike'],
    ['кс-2', '/solutions/ksr'],
    ['кс-3', '/solutions/ksr'],
    ['сократить штат', '/articles/priem-i-uvolnenie'],
    ['перепровести документы', '/articles/zakrytie-mesyatsa'],
    ['принести чек', '/articles/avansovyy-otchet'],
    ['перемещать товар', '/articles/snt-na-praktike'],
    ['перемещаем товар', '/articles/snt-na-praktike'],
    ['инвентаризируем', '/articles/inventarizatsiya'],
    ['спорткомплекс', '/solutions/bgp'],
    ['птицефабрика', '/solutions/bso'],
    ['коровы', '/solutions/bso'],
    ['учёт телёнка', '/solutions/bso'],
    ['учительница', '/reviews/9'],
    ['сотрудник заболел', '/articles/otpusk-i-bolnichnyy'],
    ['отпуск без содержания', '/articles/otpusk-i-bolnichnyy'],
    ['комиссия партнёра', '/articles/faq_partner'],
    ['кассалық', '/articles/kassa-poryadok'],
    ['поддельный чек', '/articles/avansovyy-otchet'],
    ['на что смотреть при покупке сканера', '/articles/markirovka-na-sklade'],
    ['демо', '/faqs/106'],
    ['ауру парағы', '/articles/otpusk-i-bolnichnyy'],
    ['бас бухгалтер', '/articles/smena-bukhgaltera'],
    ['үй кеңесі', '/news/osi-otchet-soveta-doma'],
    ['тозу', '/articles/osnovnye-sredstva'],
    ['уволить сторожа', '/articles/priem-i-uvolnenie'],
    ['зарплата повара', '/articles/zarplata-za-mesyats'],
    ['списание цемента', '/solutions/ksr'],
    ['билет на самолёт', '/articles/avansovyy-otchet'],
    ['online kassa', '/articles/kassa-poryadok'],
    ['отзывы строителей', '/reviews/5'],
    ['супермаркет', '/articles/roznitsa-ostatki'],
    ['QR', '/articles/markirovka-na-sklade'],
    ['куар', '/articles/markirovka-na-sklade'],
    ['код QR', '/articles/markirovka-na-sklade'],
    ['адвокат', '/articles/priem-i-uvolnenie'],
    ['тк', '/articles/otpusk-i-bolnichnyy'],
    ['экспорт', '/articles/snt-na-praktike'],
    ['товар ввезли', '/articles/snt-na-praktike'],
    ['завсклад', '/reviews/4'],
    ['программа вылетела', '/articles/obrashchenie-v-podderzhku'],
    ['расторжение', '/articles/priem-i-uvolnenie'],
    ['больничка', '/articles/otpusk-i-bolnichnyy'],
    ['перевод базы к вам', '/articles/perenos-bazy-v-oblako'],
    ['кфх', '/solutions/bso'],
    ['фотки со стройки', '/news/ksr-zamechaniya-s-foto'],
    ['как выставить счет клиенту', '/solutions/ea'],
    ['хакнули аккаунт', '/articles/parol-i-bezopasnost'],
    ['ошибка в зарплате за октябрь', '/articles/zarplata-za-mesyats'],
    ['ошибка в инвентаризации за ноябрь', '/articles/inventarizatsiya'],
    ['выписка халык банка', '/articles/vypiska-banka'],
    ['способы оплаты подписки', '/price#note-collapse-payment'],
    ['предоставить права бухгалтеру', '/articles/roli-polzovateley'],
    ['выдать права доступа', '/articles/roli-polzovateley'],
    ['выдавать зарплату', '/articles/zarplata-za-mesyats'],
    ['офд', '/articles/kassa-poryadok'],
    ['сдать отчет по зарплате', '/solutions/zup'],
    ['чем отличается место от пользователя', '/faqs/402'],
    ['бухша ушла', '/articles/smena-bukhgaltera'],
  ])('«%s» is answered within three hits', async (query, url) => {
    expect(await firstOf(query)).toContain(url);
  });

  it('are no misspellings where there is but the noun of a verb', async () => {
    for (const query of ['перемещать товар', 'складировать', 'страховать', 'увольняем сотрудницу', 'новая продавщица'])
      expect([query, (await askSearch(test, query)).understoodAs]).toEqual([query, null]);
  });

  it('are no misspellings of what only asks', async () => {
    expect((await askSearch(test, 'ким ольга')).understoodAs).toBeNull();
  });

  it('are no misspellings of other words where a group of synonyms has them', async () => {
    for (const query of ['столяр', 'экономист', 'переводчик', 'журналист', 'заправка'])
      expect([query, (await askSearch(test, query)).understoodAs]).toEqual([query, null]);
  });

  it('are no misspellings of other verbs in the forms that have little in common with the infinitive', async () => {
    for (const query of [
      'сдаёт',
      'сдаст',
      'сдадут',
      'перевёл',
      'переведут',
      'вывели',
      'ввёз',
      'ввезти',
      'перевезли',
      'ищут',
    ])
      expect([query, (await askSearch(test, query)).understoodAs]).toEqual([query, null]);
    const [{ content }, { content: other }] = [await askSearch(test, 'сдаёт'), await askSearch(test, 'сдаю')];
    expect(content.map(({ url }) => url).toSorted()).toEqual(other.map(({ url }) => url).toSorted());
  });

  it('are corrected to the form that people know: of «аппарат» the texts have others only', async () => {
    expect((await askSearch(test, 'касавый апарат')).understoodAs).toBe('кассовый аппарат');
  });

  it('have no strangers among the first hits: a nursery is no school of teachers, a course no film of a review, a signature no subscription', async () => {
    expect(await firstOf('садик')).not.toContain('/articles/gos-zarplata-tarifikatsiya');
    expect(await firstOf('обучение бухгалтеров')).not.toContain('/reviews');
    expect(await firstOf('подписать документ')).not.toContain('/articles/okonchanie-podpiski');
    expect(await firstOf('списать код')).not.toContain('/register/browse_partners');
  });
});

describe('what the portal itself says, pasted', () => {
  it.each([
    ['Ошибка авторизации', '/login'],
    ['Ошибка входа в систему', '/faqs/201'],
    ['Ошибка при регистрации. Попробуйте еще раз.', '/articles/kod-priglasheniya'],
    ['код недействителен или срок действия истёк', '/articles/kod-priglasheniya'],
    ['Номер должен содержать 10 цифр после +7', '/register/invite_code'],
    ['К вашей учётной записи подбирают пароль', '/articles/parol-i-bezopasnost'],
    ['Вас исключили из организации', '/articles/roli-polzovateley'],
    ['вас пригласили в счёты', '/register/invite_code'],
    ['добро пожаловать в счёты', '/articles/pervyy-den'],
  ])('«%s» is answered first or second', async (query, url) => {
    expect((await firstOf(query)).slice(0, 2)).toContain(url);
  });
});

describe('what people say who are lost or angry', () => {
  it.each([
    ['почему у вас все опять висит', '/articles/skorost-interneta'],
    ['не берут трубку', '/help'],
    ['задать вопрос', '/about'],
    ['куда девались мои приложения', '/my'],
    ['как отключить смс рассылку', '/a/sm'],
    ['почему тормозит база после обеда', '/articles/skorost-interneta'],
    ['как завести нового сотрудника в базу', '/articles/roli-polzovateley'],
    ['поменялся директор что делать', '/articles/smena-bukhgaltera'],
    ['у нас маленькая пекарня какую программу взять', '/articles/vybor-resheniya'],
    ['какой браузер', '/articles/telefon-i-planshet'],
    ['автоматическое обновление', '/faqs/304'],
    ['автоматически обновляется', '/faqs/304'],
    ['сосчитать остатки', '/articles/inventarizatsiya'],
    ['стаматология', '/solutions/unf'],
  ])('«%s» is answered within three hits', async (query, url) => {
    expect(await firstOf(query)).toContain(url);
  });
});

it.each([
  ['код недействителен', '/faqs/104'],
  ['висит', '/faqs/301'],
  ['персональные данные', '/faqs/206'],
  ['филиал', '/faqs/307'],
])('the filter of questions has an answer to «%s» first', async (query, url) => {
  const { content, partial } = await askSearch(test, query, { type: 'question' });
  expect([content[0]?.url, partial]).toEqual([url, false]);
});

it('what stands somewhere has no price', async () => {
  for (const query of ['цена', 'сколько стоит']) {
    const { content } = await askSearch(test, query, { type: 'question' });
    expect([query, content.map(({ url }) => url)]).toEqual([query, expect.not.arrayContaining(['/faqs/207'])]);
  }
});

describe('what people call forms, programs and papers', () => {
  it.each([
    ['девятьсот десятая форма', '/articles/uproshchennaya-deklaratsiya'],
    ['трёхсотая форма', '/articles/zakrytie-kvartala'],
    ['сдать двухсотку', '/articles/zakrytie-kvartala'],
    ['форма 2 кс', '/solutions/ksr'],
    ['зуп для госучреждений', '/solutions/zik'],
    ['под отчёт', '/articles/avansovyy-otchet'],
    ['дали деньги под отчёт', '/articles/avansovyy-otchet'],
    ['рбп', '/articles/zakrytie-mesyatsa'],
    ['испыталка', '/articles/priem-i-uvolnenie'],
    ['сээнтэ', '/articles/snt-na-praktike'],
    ['26.800', '/price?type=commercial#tariff-zup-250'],
    ['2 минуты вместо 20', '/news/sboy-19-avgusta'],
    ['инет пропал', '/faqs/303'],
    ['показать демку', '/faqs/106'],
    ['зарегаться', '/register'],
    ['скриншоты программы', '/solutions'],
    ['замещение учителей', '/solutions/zik'],
    ['выгрузка данных', '/faqs/406'],
    ['ликвидация тоо', '/price?type=commercial#tariff-archive'],
    ['доступ на чтение', '/articles/roli-polzovateley'],
    ['аудитор просит базу', '/articles/rezervnaya-kopiya'],
    ['ещё одна касса цена', '/price?type=commercial#tariff-rtl3-1'],
    ['платим ли за обновления', '/price#note-collapse-service'],
    ['что говорят про сбой', '/news/sboy-19-avgusta'],
    ['тендеры', '/solutions/bgp'],
    ['когда платить ндс', '/articles/zakrytie-kvartala'],
    ['оплата ндс', '/articles/zakrytie-kvartala'],
    ['когда выдавать зарплату', '/articles/zarplata-za-mesyats'],
  ])('«%s» brings %s', async (query, address) => {
    expect(await firstOf(query)).toContain(address);
  });

  it('a name with a stop word is not meant by another stop word', async () => {
    expect(await firstOf('за отчёт')).toEqual(await firstOf('отчёт'));
  });

  it.each(['ворд', 'айпи'])('«%s» is no misspelling', async (query) => {
    expect((await askSearch(test, query)).understoodAs).toBe(null);
  });
});
