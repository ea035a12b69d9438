import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { DateInput, NumberInput, SelectInput, TextInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CallAnswer } from '../../contract/call.ts';
import { listTariffs } from '../../contract/catalogue-start-service.ts';
import { formatDay } from '../../contract/day-words.ts';
import { addMonths } from '../../contract/days.ts';
import { type End, endsBehind, hasEnded } from '../../contract/subscribers-access.ts';
import { asSentence } from '../../contract/subscribers-access.words.ts';
import { accessAfterInWords } from '../../contract/subscribers-access-after.ts';
import {
  type ConsoleSubscriber,
  closeSubscription,
  correctSubscription,
  extendSubscription,
  type getSubscription,
  giveSubscription,
} from '../../contract/subscribers-console.ts';
import { earliestDay, extendedEnd, usualMonths } from '../../contract/subscribers-periods.ts';
import { ActionButton } from '../app/action-button.tsx';
import { request } from '../app/request.ts';
import { readDay } from '../app/server-day.ts';

const dayOrNull = (value: unknown) => (value ? String(value) : null);

function TariffInput() {
  const { data = [], error } = useQuery({ queryKey: ['tariffs'], queryFn: () => request(listTariffs, {}) });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  return (
    <SelectInput
      source="tariffCode"
      label="people.tariff"
      choices={data.map(({ CODE: id, NAME: name }) => ({ id, name }))}
    />
  );
}

/** What becomes of the organisation's access by the day that is typed in a field (spec: subscribers.access-words). */
function useAccessAfter(source: string, others: readonly End[], earliest?: string): string | undefined {
  const words = accessAfterInWords(dayOrNull(useWatch({ name: source })), others, readDay(), earliest);
  return words && asSentence(words);
}

interface OthersProps {
  /** The last days of the organisation's other subscriptions. */
  others: readonly End[];
}

function DayInputs({ others, earliest = readDay() }: OthersProps & { earliest?: string }) {
  const translate = useTranslate();
  // A last day before the first is refused.
  const first = dayOrNull(useWatch({ name: 'dateBegin' })) ?? '';
  const access = useAccessAfter('dateEnd', others, first > earliest ? first : earliest);
  const help = [`${translate('people.endlessHelp')}.`, access].filter(Boolean).join(' ');
  return (
    <>
      <DateInput source="dateBegin" label="people.dateBegin" />
      <DateInput source="dateEnd" label="people.dateEnd" helperText={<span>{help}</span>} />
    </>
  );
}

/** For how many months, and the day and the access that come of it. */
function MonthsInput({ dateEnd, others }: OthersProps & { dateEnd: string }) {
  const translate = useTranslate();
  const months = Number(useWatch({ name: 'months' }));
  const until = Number.isInteger(months) && months > 0 ? extendedEnd(dateEnd, months, readDay()) : '';
  const access = accessAfterInWords(until, others, readDay());
  const result = access && `${translate('people.extendResult', { day: formatDay(until) })} ${asSentence(access)}`;
  return <NumberInput source="months" label="people.months" helperText={<span>{result}</span>} />;
}

function LastDayInput({ others }: OthersProps) {
  const access = useAccessAfter('lastDay', others);
  return <DateInput source="lastDay" label="people.lastDay" helperText={<span>{access}</span>} />;
}

/** Whether the record is whole; until it has been read, what a list has left of it or a form has made of it stands for it. */
const isRead = <Whole,>(record: Partial<Whole> | undefined, last: keyof Whole): record is Whole =>
  record?.[last] !== undefined;

/** Gives the organisation of the screen a subscription. */
export function GiveSubscription() {
  const organization = useRecordContext<Partial<ConsoleSubscriber>>();
  if (!isRead(organization, 'openUntil')) return null;
  return (
    <ActionButton
      words="people.give"
      about={{ name: organization.name }}
      initial={{ quantity: 1, dateBegin: readDay(), dateEnd: addMonths(readDay(), usualMonths) }}
      act={({ tariffCode, quantity, dateBegin, dateEnd }, key) =>
        request(giveSubscription, {
          body: {
            subscriberId: organization.id,
            key,
            tariffCode: String(tariffCode ?? ''),
            quantity: Number(quantity),
            dateBegin: String(dateBegin ?? ''),
            dateEnd: dayOrNull(dateEnd),
          },
        })
      }
    >
      <TariffInput />
      <NumberInput source="quantity" label="people.quantity" />
      <DayInputs others={endsBehind(organization)} />
    </ActionButton>
  );
}

type Subscription = CallAnswer<typeof getSubscription>;

/** What the dialogs that change the subscription name: whose it is, and what it is now. */
function useAbout({ subscriberName, tariffName, dateBegin, dateEnd, quantity }: Partial<Subscription> = {}) {
  const translate = useTranslate();
  const period = { begin: dateBegin ? formatDay(dateBegin) : '—', end: dateEnd && formatDay(dateEnd), quantity };
  const now = translate(dateEnd === null ? 'people.endlessNow' : 'people.periodNow', period);
  return { name: `${subscriberName}, ${tariffName}`, now };
}

/** Extends, corrects and ends the subscription of the screen. */
export function SubscriptionActions() {
  const subscription = useRecordContext<Partial<Subscription>>();
  const about = useAbout(subscription);
  if (!isRead(subscription, 'otherEnds')) return null;
  const { id, version, dateBegin, dateEnd, quantity, otherEnds } = subscription;
  const params = { id };
  return (
    <>
      <ActionButton
        words="people.extend"
        about={about}
        disabled={dateEnd === null}
        initial={{ months: usualMonths }}
        act={({ months }, key) =>
          request(extendSubscription, { params, body: { version, key, months: Number(months) } })
        }
      >
        <MonthsInput dateEnd={dateEnd ?? readDay()} others={otherEnds} />
      </ActionButton>
      <ActionButton
        words="people.correct"
        about={about}
        initial={{ dateBegin, dateEnd, quantity, reason: '' }}
        act={({ reason, ...days }, key) =>
          request(correctSubscription, {
            params,
            body: {
              version,
              key,
              dateBegin: dayOrNull(days.dateBegin),
              dateEnd: dayOrNull(days.dateEnd),
              quantity: Number(days.quantity),
              reason: String(reason ?? ''),
            },
          })
        }
      >
        <DayInputs others={otherEnds} earliest={earliestDay} />
        <NumberInput source="quantity" label="people.quantity" />
        <TextInput source="reason" label="people.reason" />
      </ActionButton>
      <ActionButton
        words="people.end"
        about={about}
        isDangerous
        disabled={hasEnded(subscription, subscription.today)}
        initial={{ lastDay: readDay(), reason: '' }}
        act={({ lastDay, reason }, key) =>
          request(closeSubscription, {
            params,
            body: { version, key, lastDay: String(lastDay ?? ''), reason: String(reason ?? '') },
          })
        }
      >
        <LastDayInput others={otherEnds} />
        <TextInput source="reason" label="people.reason" />
      </ActionButton>
    </>
  );
}
