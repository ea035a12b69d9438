import { type Letter, writeLetter } from '../../mail/index.ts';
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

/** The week of a partner: its invitations, and customers whose subscriptions end within 30 days. */
export function digestLetter({ partnerName, week, ending, stopUrl, base }: Digest): Letter {
  const more = ending.total - ending.first.length;
  const customers = ending.first.map(
    ({ name, code, nextEnd }) => [dayOf(nextEnd), `${name}, код\u00a0${code}`] as const,
  );
  const nobody = 'В\u00a0ближайшие 30\u00a0дней подписки ваших клиентов не\u00a0заканчиваются.';
  return writeLetter(
    {
      subject: `Итоги недели: ${weekOf(week)}`,
      preview: `Приглашений использовано: ${week.used}. Подписки скоро закончатся у\u00a0клиентов: ${ending.total}.`,
      heading: 'Итоги недели',
      blocks: [
        { kind: 'text', text: `${partnerName}, ${weekOf(week)}` },
        {
          kind: 'facts',
          rows: [
            ['Приглашений отправлено', String(week.sent)],
            ['Приглашений использовано', String(week.used)],
          ],
        },
        { kind: 'text', text: ending.total > 0 ? 'Подписки заканчиваются в\u00a0ближайшие 30\u00a0дней:' : nobody },
        { kind: 'facts', rows: customers },
        ...(more > 0 ? [{ kind: 'text', text: `И\u00a0ещё\u00a0${more}` } as const] : []),
        ending.total > 0
          ? { kind: 'button', label: 'Открыть клиентов', url: `${base}/partner/customers?ending=30` }
          : { kind: 'button', label: 'Открыть кабинет', url: `${base}/partner` },
      ],
      why: 'Письмо пришло, потому что вы\u00a0работаете в\u00a0кабинете партнёра.',
      stop: { label: 'Отключить итоги недели', url: stopUrl },
    },
    base,
  );
}
