import { formatDay } from '../../../../contract/day-words.ts';
import { atTheBeginning, openInWords } from '../../../../contract/subscribers-access.words.ts';
import { type Letter, toApplications, writeLetter } from '../../mail/index.ts';
import { partnerFacts } from '../../partners/index.ts';
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

const factsOfPartner = ({ partnerName, partnerPhone, partnerMail }: DueReminder) =>
  ({
    kind: 'facts',
    rows: partnerFacts({ name: partnerName ?? '', phone: partnerPhone ?? '', mail: partnerMail ?? '', site: '' }),
  }) as const;

const organisation = ({ subscriberName, subscriberCode }: DueReminder) =>
  `${subscriberName} (код\u00a0${subscriberCode})`;

/** Why the letter came, and how not to get the next. */
const footer = ({ stopUrl, refused }: Sending) => ({
  why: refused
    ? 'Напоминания у\u00a0вас отключены. Это письмо пришло, потому что доступ скоро закроется, а\u00a0других владельцев, которые о\u00a0нём узнают, у\u00a0организации нет.'
    : 'Письмо пришло, потому что вы\u00a0— владелец организации.',
  stop: refused
    ? { label: 'Настроить напоминания', url: stopUrl }
    : { label: 'Отключить напоминания о\u00a0подписках', url: stopUrl },
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

/**
 * Tells an owner that tariffs of one organisation end, all at the same step. It names days, never «tomorrow», because
 * the letter may be read later.
 */
export function subscriptionEndLetter(reminders: readonly [DueReminder, ...DueReminder[]], sending: Sending): Letter {
  const [first] = reminders;
  const heading = headline(reminders);
  const access = first.openUntil ? `Без\u00a0продления ${openInWords(first.openUntil)}. ` : '';
  return writeLetter(
    {
      subject: heading,
      preview: `${first.subscriberName}: продлите договор с\u00a0партнёром, чтобы работать без\u00a0перерыва.`,
      heading,
      blocks: [
        { kind: 'text', text: `Организация: ${organisation(first)}.` },
        {
          kind: 'facts',
          rows: reminders.map(({ tariffName, dateEnd }) => [tariffName, `по\u00a0${formatDay(dateEnd)}`] as const),
        },
        {
          kind: 'text',
          text: `Чтобы работать без\u00a0перерыва, продлите договор с\u00a0партнёром. ${access}Данные сохранятся, продление откроет их сразу.`,
        },
        factsOfPartner(first),
        { kind: 'button', label: 'Посмотреть подписки', url: `${sending.base}/subscriptions` },
      ],
      ...footer(sending),
    },
    sending.base,
  );
}

/** Tells an owner of the day on which all the organisation's applications close. */
export function closingLetter(reminder: DueReminder, sending: Sending): Letter {
  const lastDay = reminder.openUntil ?? reminder.dateEnd;
  return writeLetter(
    {
      subject: `${reminder.subscriberName}: ${openInWords(lastDay)}`,
      preview: 'Продлите договор с\u00a0партнёром или\u00a0сохраните копию данных.',
      heading: atTheBeginning(openInWords(lastDay)),
      blocks: [
        {
          kind: 'text',
          text: `Последняя подписка организации ${organisation(reminder)} закончилась ${formatDay(reminder.dateEnd)}`,
        },
        {
          kind: 'note',
          text: 'Пока доступ открыт, приложения работают как обычно. Продлите договор или\u00a0сохраните копию данных у\u00a0себя.',
        },
        { kind: 'text', text: 'После закрытия данные останутся у\u00a0нас: продление откроет их сразу.' },
        factsOfPartner(reminder),
        toApplications(sending.base),
      ],
      ...footer(sending),
    },
    sending.base,
  );
}
