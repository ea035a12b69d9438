import { atTheBeginning } from '../../../../contract/subscribers-access.words.ts';
import { renewalDays } from '../../../../contract/subscribers-expiry.ts';
import { renewalInWords } from '../../../../contract/subscribers-state.words.ts';
import type { Db } from '../../../infra/database/index.ts';
import { button, defineTemplate, facts, type Letter, type Place, writeLetter } from '../../mail/index.ts';
import { partnerPlaces } from '../../partners/index.ts';
import type { PartnerWeek } from '../digest.store.ts';
import type { EndingCustomer } from '../ending-customers.ts';

interface Digest {
  partnerName: string;
  week: PartnerWeek;
  ending: { readonly total: number; readonly first: readonly EndingCustomer[] };
  stopUrl: string;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

const days = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const moment = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (day: string) => days.format(moment(day)).replaceAll(' ', '\u00a0');
const weekOf = ({ firstDay, lastDay }: PartnerWeek) =>
  days.formatRange(moment(firstDay), moment(lastDay)).replaceAll(' ', '\u00a0');

const count = (gives: string): Place & { as: 'words' } => ({ as: 'words', gives, sample: '3' });
const places = {
  партнёр: partnerPlaces.name,
  неделя: { as: 'words', gives: 'Первый и\u00a0последний день недели', sample: '16–22\u00a0ноября' },
  отправлено: count('Сколько приглашений отправлено'),
  использовано: count('Сколько приглашений использовано'),
  заканчивается: count(`У\u00a0скольких клиентов подписки закончатся ${renewalInWords}`),
  ссылка: {
    as: 'link',
    gives: 'Адрес страницы кабинета',
    isRequired: true,
    sample: 'https://portal.example/partner',
  },
} as const satisfies Record<string, Place>;
const words = {
  kind: 'digest',
  subject: 'Итоги недели: {неделя}',
  preview: `Приглашений использовано: {использовано}. Подписки закончатся ${renewalInWords} у\u00a0клиентов: {заканчивается}.`,
  heading: 'Итоги недели',
  why: 'Письмо пришло, потому что вы\u00a0работаете в\u00a0кабинете партнёра.',
} as const;
const opening = [
  '{партнёр}, {неделя}',
  facts([
    ['Приглашений отправлено', '{отправлено}'],
    ['Приглашений использовано', '{использовано}'],
  ]),
];

/** The week of a partner some of whose customers' subscriptions end within `renewalDays`. */
export const digestTemplate = defineTemplate({
  ...words,
  id: 'digest',
  name: 'Итоги недели партнёра',
  when: `Каждый понедельник, если у\u00a0клиентов заканчиваются подписки ${renewalInWords}.`,
  text: [
    ...opening,
    `Подписки закончатся ${renewalInWords}:`,
    '{клиенты}',
    '{ещё}',
    button('Открыть клиентов', 'ссылка'),
  ],
  places: {
    ...places,
    клиенты: {
      as: 'facts',
      gives: 'Первые клиенты с\u00a0днём конца',
      sample: [['5\u00a0декабря', 'ТОО «Ромашка», код\u00a0001234']],
    },
    ещё: {
      as: 'words',
      gives: 'Сколько ещё таких клиентов, если не\u00a0все поместились',
      sample: 'И\u00a0ещё\u00a07',
    },
  },
});

/** The week of a partner none of whose customers' subscriptions ends soon. */
export const quietDigestTemplate = defineTemplate({
  ...words,
  id: 'digest-quiet',
  name: 'Итоги недели: подписки не\u00a0заканчиваются',
  when: 'Каждый понедельник, если были только приглашения.',
  text: [
    ...opening,
    `${atTheBeginning(renewalInWords)} подписки ваших клиентов не\u00a0заканчиваются.`,
    button('Открыть кабинет', 'ссылка'),
  ],
  places,
});

/** Writes the week of a partner: its invitations, and customers whose subscriptions end within `renewalDays`. */
export function digestLetter(db: Db, { partnerName, week, ending, stopUrl, base }: Digest): Promise<Letter> {
  const more = ending.total - ending.first.length;
  const where = { base, stop: { label: 'Отключить итоги недели', url: stopUrl } };
  const values = {
    партнёр: partnerName,
    неделя: weekOf(week),
    отправлено: String(week.sent),
    использовано: String(week.used),
    заканчивается: String(ending.total),
    ссылка: ending.total > 0 ? `${base}/partner/customers?ending=${renewalDays}` : `${base}/partner`,
  };
  if (ending.total === 0) return writeLetter(db, quietDigestTemplate, values, where);
  const клиенты = ending.first.map(({ name, code, nextEnd }) => [dayOf(nextEnd), `${name}, код\u00a0${code}`] as const);
  const ещё = more > 0 ? `И\u00a0ещё\u00a0${more}` : '';
  return writeLetter(db, digestTemplate, { ...values, клиенты, ещё }, where);
}
