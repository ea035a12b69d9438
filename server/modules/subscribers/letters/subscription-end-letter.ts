import { formatDay } from '../../../../contract/day-words.ts';
import { accessInWords, atTheBeginning, openInWords } from '../../../../contract/subscribers-access.words.ts';
import {
  button,
  commonPlaces,
  defineTemplate,
  type Letter,
  note,
  type Place,
  toApplications,
  type Words,
  writeWith,
} from '../../mail/index.ts';
import { partnerFacts, partnerPlaces } from '../../partners/index.ts';
import type { DueReminder } from '../reminders.store.ts';

interface Sending {
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
  stopUrl: string;
  /** The person had switched reminders off and gets this one all the same. */
  refused: boolean;
}

const dayAndMonth = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayOf = (day: string) => dayAndMonth.format(new Date(`${day}T00:00:00Z`)).replace(' ', '\u00a0');
const plural = new Intl.PluralRules('ru-RU');
const subscriptionForms: Readonly<Record<string, string>> = { one: 'подписка', few: 'подписки', many: 'подписок' };

const contactsOf = ({ partnerName, partnerPhone, partnerMail }: DueReminder) =>
  partnerFacts({ name: partnerName ?? '', phone: partnerPhone ?? '', mail: partnerMail ?? '', site: '' });

/** Why the letter came. */
const whyOf = ({ refused }: Sending) =>
  refused
    ? 'Напоминания у\u00a0вас отключены. Это письмо пришло, потому что доступ скоро закроется, а\u00a0других владельцев, которые о\u00a0нём узнают, у\u00a0организации нет.'
    : 'Письмо пришло, потому что вы\u00a0— владелец организации.';

/** How not to get the next. */
const stopOf = ({ stopUrl, refused }: Sending) => ({
  label: refused ? 'Настроить напоминания' : 'Отключить напоминания о\u00a0подписках',
  url: stopUrl,
});

/** The sentence about the end of one tariff or of several. */
function headline(reminders: readonly DueReminder[]): string {
  const [first] = reminders;
  if (!first) return '';
  const ended = reminders.every(({ dateEnd, today }) => dateEnd < today);
  if (reminders.length === 1)
    return `Подписка «${first.tariffName}» ${ended ? 'закончилась' : 'заканчивается'} ${dayOf(first.dateEnd)}`;
  const count = reminders.length;
  const word = subscriptionForms[plural.select(count)];
  const verb = plural.select(count) === 'one' ? ['закончилась', 'заканчивается'] : ['закончились', 'заканчиваются'];
  return `${ended ? verb[0] : verb[1]} ${count}\u00a0${word}`.replace(/^./, (letter) => letter.toUpperCase());
}

/** What becomes of the access when nothing is extended, as a sentence without its full stop. */
function afterEnd({ openUntil }: Pick<DueReminder, 'openUntil'>): string {
  if (openUntil === null) return atTheBeginning(accessInWords({ openUntil, state: 'open' }));
  return `Без\u00a0продления ${openInWords(openUntil)}, потом приложения закроются, а\u00a0данные сохранятся`;
}

const sampleOpenUntil = '2027-01-19';
const sampleAfterEnd = afterEnd({ openUntil: sampleOpenUntil });

const places = {
  организация: commonPlaces.organisation,
  код: { as: 'words', gives: 'Код организации', sample: '001234' },
  контакты: partnerPlaces.contacts,
  причина: {
    as: 'words',
    gives: 'Почему пришло это письмо: одним оно приходит как владельцам, другим\u00a0— хотя они отключили напоминания',
    sample: 'Письмо пришло, потому что вы\u00a0— владелец организации.',
  },
} as const satisfies Record<string, Place>;

/** Tells an owner that tariffs of one organisation end, all at the same step. */
export const endTemplate = defineTemplate({
  id: 'subscription-end',
  kind: 'subscription-end',
  name: 'Подписка заканчивается',
  when: 'Подписка организации заканчивается или\u00a0закончилась; письмо получают владельцы.',
  subject: '{событие}: {организация}',
  preview: '{организация}: продлите договор с\u00a0партнёром.',
  heading: '{событие}',
  text: [
    'Организация: {организация} (код\u00a0{код}).',
    '{подписки}',
    'Чтобы подписка действовала и\u00a0дальше, продлите договор с\u00a0партнёром. {доступ}.',
    '{контакты}',
    button('Посмотреть подписки', 'ссылка'),
  ],
  why: '{причина}',
  places: {
    ...places,
    событие: {
      as: 'words',
      gives: 'Какие подписки и\u00a0когда заканчиваются, одной фразой',
      sample: 'Подписка «Бухгалтерия» заканчивается 5\u00a0декабря',
    },
    подписки: {
      as: 'facts',
      gives: 'Тарифы и\u00a0их последние дни',
      isRequired: true,
      sample: [['Бухгалтерия', 'по\u00a05\u00a0декабря 2026\u00a0г.']],
    },
    доступ: {
      as: 'words',
      gives: 'По\u00a0какой день открыт доступ без\u00a0продления или\u00a0что он\u00a0не\u00a0закроется',
      sample: sampleAfterEnd,
    },
    ссылка: {
      as: 'link',
      gives: 'Адрес страницы подписок',
      isRequired: true,
      sample: 'https://portal.example/subscriptions',
    },
  },
});

/** Tells an owner of the day on which all the organisation's applications close. */
export const closingTemplate = defineTemplate({
  id: 'subscription-closing',
  kind: 'subscription-end',
  name: 'Доступ закрывается',
  when: 'Последняя подписка организации закончилась, и\u00a0доступ скоро закроется.',
  subject: '{организация}: {доступ}',
  preview: 'Продлите договор с\u00a0партнёром или\u00a0сохраните копию данных.',
  heading: '{начало}',
  text: [
    'Последняя подписка организации {организация} (код\u00a0{код}) закончилась {день}',
    note(
      'Пока доступ открыт, приложения работают как обычно. Продлите договор или\u00a0сохраните копию данных у\u00a0себя.',
    ),
    'После закрытия данные останутся у\u00a0нас: продление откроет их сразу.',
    '{контакты}',
    toApplications,
  ],
  why: '{причина}',
  places: {
    ...places,
    доступ: { as: 'words', gives: 'По\u00a0какой день открыт доступ', sample: openInWords(sampleOpenUntil) },
    начало: {
      as: 'words',
      gives: 'То\u00a0же с\u00a0прописной буквы',
      sample: atTheBeginning(openInWords(sampleOpenUntil)),
    },
    день: { as: 'words', gives: 'День, когда закончилась подписка', sample: '5\u00a0декабря 2026\u00a0г.' },
    приложения: { ...commonPlaces.applications, isRequired: true },
  },
});

const commonValues = (first: DueReminder, sending: Sending) => ({
  организация: first.subscriberName,
  код: first.subscriberCode,
  контакты: contactsOf(first),
  причина: whyOf(sending),
});

/** Writes the first. It names days, never «tomorrow», because the letter may be read later. */
export function subscriptionEndLetter(
  words: Words,
  reminders: readonly [DueReminder, ...DueReminder[]],
  sending: Sending,
): Letter {
  const [first] = reminders;
  const values = {
    ...commonValues(first, sending),
    событие: headline(reminders),
    подписки: reminders.map(({ tariffName, dateEnd }) => [tariffName, `по\u00a0${formatDay(dateEnd)}`] as const),
    доступ: afterEnd(first),
    ссылка: `${sending.base}/subscriptions`,
  };
  return writeWith(words, endTemplate, values, { base: sending.base, stop: stopOf(sending) });
}

/** Writes the second. */
export function closingLetter(words: Words, reminder: DueReminder, sending: Sending): Letter {
  const access = openInWords(reminder.openUntil ?? reminder.dateEnd);
  const values = {
    ...commonValues(reminder, sending),
    доступ: access,
    начало: atTheBeginning(access),
    день: formatDay(reminder.dateEnd),
    приложения: `${sending.base}/my`,
  };
  return writeWith(words, closingTemplate, values, { base: sending.base, stop: stopOf(sending) });
}
