import { describe, expect, it } from 'vitest';
import { openDaysAfterEnd } from '../contract/subscribers-access.ts';
import { warningDays } from '../contract/subscribers-expiry.ts';
import { readSettings } from '../server/infra/settings/index.ts';
import { foreignLife, privateLife } from '../server/modules/identity/sessions.store.ts';
import { invitationDays } from '../server/modules/invitations/index.ts';
import categories from './faq.json' with { type: 'json' };
import partners from './partners.json' with { type: 'json' };
import settings from './site-settings.json' with { type: 'json' };
import solutions from './solutions.json' with { type: 'json' };
import tariffs from './tariffs.json' with { type: 'json' };
import { numberOf, readPlain, readTexts } from './testing/read-texts.ts';

const texts = readTexts();
const N = String.raw`(\d[\d ]*|\p{L}+)`;

/** Every number that stands where the pattern has its group, with the file. */
function numbersOf(pattern: string): [file: string, number: number, text: string][] {
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))].map(({ 0: whole, 1: written = '' }): [string, number, string] => [
      file,
      numberOf(written),
      whole,
    ]),
  );
}

const figure = (label: RegExp) =>
  Number(settings.statistics.find((one) => label.test(one.label))?.value.replace(/\s/g, ''));
const portal = readSettings({});

const cities = new Set(partners.map((one) => one.city)).size;

/** What sentences promise or count: how they say it, how many of them at least, and the number that is true. */
const counted: [what: string, pattern: string, sentences: number, actual: number][] = [
  ['days of an invitation', `код[^.]{0,60}?(?:действует|на) ${N} дней`, 6, invitationDays],
  ['days of an invitation, in the table', `^Прошло больше ${N} дней`, 1, invitationDays],
  ['days of an invitation, in the answer', `^${N} дней, и использовать его`, 1, invitationDays],
  ['days of access after the end', `(?:ещё|через|больше|в|и) ${N} дней (?:после|назад|доступа)`, 6, openDaysAfterEnd],
  ['days of access, at the end', `(?:ещё|идут|истечении|после) ${N} дней(?! без)`, 8, openDaysAfterEnd],
  ['days of warning', `остаётся ${N} дней или меньше`, 1, warningDays],
  ['days of warning, in the table', `^За ${N} дней и меньше`, 1, warningDays],
  ['days for which copies are kept', `хран\\p{L}+ (?:копии )?${N} дней`, 7, 30],
  ['minutes of a recovery code', `действует ${N} минут`, 3, 60],
  ['days of notice of works', `не позднее чем за ${N} дня`, 4, 3],
  ['days of a trial', `пробный период: ${N} дней`, 1, portal.TRIAL_DAYS],
  ['days of a trial move', `Пробное приложение живёт ${N} дней`, 2, 14],
  ['solutions', `всего ${N} решений`, 1, solutions.length],
  ['kinds of databases', `на ${N} видах баз`, 1, figure(/вид.*баз/)],
  ['partners', `${N} партнёров`, 3, figure(/партнёр/)],
  ['partners that take new customers', `показаны ${N} организаций`, 1, partners.length],
  ['cities', `в ${N} городах`, 2, cities],
  ['solutions with a mobile application', `У ${N} решений есть ещё и мобильное`, 1, mobile()],
  ['applications of an organisation', `не более ${N} приложений у Абонента`, 1, portal.MAX_APPLICATIONS],
  ['new applications', `не более ${N} новых приложений`, 1, portal.MAX_ADDS_IN_10_MINUTES],
  ['letters of a password', `не (?:короче|меньше) ${N} символов: строчные`, 3, 7],
  ['days of an own session', `(?:компьютере — через|не дольше) ${N} дней`, 2, leadingNumber(privateLife.whole)],
  ['idle days of an own session', `после ${N} дней без работы`, 2, leadingNumber(privateLife.idle)],
  ['hours of a foreign session', `(?:не дольше|через) ${N} часов`, 2, leadingNumber(foreignLife.whole)],
  ['minutes of a foreign session', `(?:после|через) ${N} минут без`, 3, leadingNumber(foreignLife.idle)],
];

function leadingNumber(life: string): number {
  return Number.parseInt(life, 10);
}

function mobile(): number {
  return solutions.filter((one) => one.mobileApp !== null).length;
}

describe('a number that sentences name is the number of what they count', () => {
  it.each(counted)('%s', (_, pattern, sentences, actual) => {
    const found = numbersOf(pattern).filter(([, number]) => !Number.isNaN(number));
    expect(found.filter(([, number]) => number !== actual)).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(sentences);
  });

  it('finds a sentence that says another number', () => {
    expect(numbersOf(`в ${N} городах`).map(([, number]) => number)).not.toContain(cities + 1);
    expect([numberOf('четырнадцать'), numberOf('18 000')]).toEqual([14, 18_000]);
  });

  it('names the three figures of the home page by what they count', () => {
    expect([figure(/пользовател/), figure(/партнёр/), figure(/вид.*баз/)]).toEqual([18_000, 426, 13]);
    expect(settings.statistics.map((one) => one.label).filter((label) => /решени/.test(label))).toEqual([]);
  });

  it('says the same hours of support everywhere', () => {
    const hours = texts.flatMap(({ text }) => text.match(/\d{1,2}:00(?:–| до )\d{1,2}:00/g) ?? []);
    const support = hours.filter((one) => !one.startsWith('0')).map((one) => one.replace(' до ', '–'));
    expect(new Set(support)).toEqual(new Set([settings.supportHours]));
  });
});

describe('the tariffs', () => {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  const priceOf = (code: string) =>
    numberOf(
      /[\d ]+\d/
        .exec(plain(tariffs.tariffs.find((one) => one.CODE === code)?.PROPERTY_PRICE_VALUE.TEXT ?? ''))?.[0]
        .trim() ?? '',
    );

  it.each(tariffs.tariffs)('$CODE keeps what every tariff promises: copies and room for the database', (tariff) => {
    const detail = plain(tariff.DETAIL_TEXT);
    expect(detail).toMatch(/\d+ ГБ/);
    expect(detail).not.toMatch(/копировани\p{L}+ не|без копий|копии не/u);
  });

  it.each(tariffs.tariffs.filter((one) => / ₸ за каждое/.test(plain(one.DETAIL_TEXT))))(
    '$CODE costs as much as its seats together',
    (tariff) => {
      const [, seats = '', seat = ''] =
        /<li>(\p{L}+) рабочих мест\p{L}*[^,<]*, \D*([\d ]+) ₸ за каждое/u.exec(plain(tariff.DETAIL_TEXT)) ?? [];
      const [together, price] = [numberOf(seats) * numberOf(seat), priceOf(tariff.CODE)];
      expect(Math.abs(together - price)).toBeLessThanOrEqual(price * 0.002);
    },
  );

  it('have one price of a seat, in the note and in the news', () => {
    const note = plain(tariffs.aux.find((one) => one.CODE === 'collapse-seats')?.DETAIL_TEXT ?? '');
    const pricesIn = (section: string) =>
      new RegExp(`${section}</td><td>([\\d ]+) ₸[^<]*</td><td>([\\d ]+) ₸`).exec(note)?.slice(1) ?? [];
    const news = readPlain('content/news/cena-dopolnitelnogo-mesta.html');
    const [before, after] = pricesIn('Коммерческие');
    expect(news).toContain(`стоит ${after} ₸ в месяц вместо ${before} ₸`);
    for (const section of ['Государственные', 'Отраслевые']) {
      const [unchanged, same] = pricesIn(section);
      expect([section, same, news.includes(`${unchanged} ₸`)]).toEqual([section, unchanged, true]);
    }
  });

  it('are paid for by the month, a longer period is a choice', () => {
    const payment = plain(tariffs.aux.find((one) => one.CODE === 'collapse-payment')?.DETAIL_TEXT ?? '');
    expect(payment).toMatch(/на месяц или, если [^.]*на квартал или год/);
  });

  it('come to what the example for partners counts', () => {
    const [, customers = '', price = '', together = '', share = ''] =
      /У вас (\d+) клиентов[^.]*? по ([\d ]+) ₸.*?стоят ([\d ]+) ₸, вознаграждение — ([\d ]+) ₸/.exec(
        readPlain('content/articles/faq_partner.html'),
      ) ?? [];
    expect(numberOf(price)).toBe(priceOf('ea-3'));
    expect(numberOf(together)).toBe(numberOf(customers) * numberOf(price));
    expect(numberOf(share)).toBe(numberOf(together) * 0.3);
  });
});

describe('lists that a title or a summary announces', () => {
  const count = (file: string, tag: RegExp) => readPlain(`content/${file}.html`).match(tag)?.length ?? 0;
  const listOf = (file: string, name: string) =>
    new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(readPlain(`content/${file}.html`))?.[1]?.match(/<li>/g)?.length;
  const summaries = readPlain('content/articles/index.json');

  it('have as many entries', () => {
    expect([summaries.includes('Восемь вопросов'), listOf('articles/kak-vybrat-partnera', 'ol')]).toEqual([true, 8]);
    expect([summaries.includes('Двенадцать шагов'), listOf('articles/zakrytie-mesyatsa', 'ol')]).toEqual([true, 12]);
    expect([summaries.includes('Шесть мест'), count('articles/roznitsa-ostatki', /<h2>\d\./g)]).toEqual([true, 6]);
    expect([summaries.includes('Четыре вопроса'), count('articles/vybor-resheniya', /<h2>\d\./g)]).toEqual([true, 4]);
    expect([summaries.includes('шесть причин'), count('articles/kod-priglasheniya', /<tr><td>/g)]).toEqual([true, 6]);
    expect([summaries.includes('Три способа'), count('articles/arenda-kommunalka', /<tr><td>/g)]).toEqual([true, 3]);
    expect([summaries.includes('пять спорных'), count('articles/otpusk-i-bolnichnyy', /<p><strong>/g)]).toEqual([
      true,
      5,
    ]);
    expect([
      readPlain('content/news/index.json').includes('Шесть встреч'),
      listOf('news/zakrytie-goda-zanyatiya', 'ul'),
    ]).toEqual([true, 6]);
    const lessons = /Темы: ([^.]+)\./.exec(readPlain('content/news/videouroki-dlya-kassirov.html'))?.[1] ?? '';
    expect([readPlain('content/news/index.json').includes('Девять роликов'), lessons.split(',').length]).toEqual([
      true,
      9,
    ]);
  });

  it('name every solution of the catalogue in the guide to it', () => {
    const guide = readPlain('content/articles/vybor-resheniya.html');
    expect(solutions.filter((one) => !guide.includes(`/solutions/${one.code}"`))).toEqual([]);
  });

  it('say of the solutions without a demo that they have none, and of no other', () => {
    const answer = categories.flatMap((one) => one.faqs).find((one) => one.id === 106)?.text ?? '';
    expect(answer.replaceAll('\u00A0', ' ')).toContain(
      'У решений для госпредприятий и бюджетного планирования демо нет',
    );
    expect(solutions.filter((one) => !one.enableDemo).map((one) => one.code)).toEqual(['bgp', 'bpk']);
  });

  it('promise lessons nowhere but where they are, and deny them nowhere', () => {
    expect(texts.filter(({ text }) => /уроков[^.]{0,30}пока нет/.test(text))).toEqual([]);
  });
});
