import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { DateInput, NumberInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import type { CallAnswer } from '../../contract/call.ts';
import { listTariffs } from '../../contract/catalogue-start-service.ts';
import { addMonths } from '../../contract/days.ts';
import { hasEnded } from '../../contract/subscribers-access.ts';
import {
  type ConsoleSubscriber,
  closeSubscription,
  correctSubscription,
  extendSubscription,
  type getSubscription,
  giveSubscription,
} from '../../contract/subscribers-console.ts';
import { usualMonths } from '../../contract/subscribers-periods.ts';
import { ActionButton } from '../app/action-button.tsx';
import { request } from '../app/request.ts';
import { readDay } from '../app/server-day.ts';

/** Drawn for each form, so that a second press makes no second change. */
const drawKey = () => crypto.randomUUID();
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

function DayInputs() {
  return (
    <>
      <DateInput source="dateBegin" label="people.dateBegin" />
      <DateInput source="dateEnd" label="people.dateEnd" helperText="people.endlessHelp" />
    </>
  );
}

/** Gives the organisation of the screen a subscription. */
export function GiveSubscription() {
  const organization = useRecordContext<ConsoleSubscriber>();
  if (!organization) return null;
  return (
    <ActionButton
      words="people.give"
      about={{ name: organization.name }}
      initial={{ key: drawKey(), quantity: 1, dateBegin: readDay(), dateEnd: addMonths(readDay(), usualMonths) }}
      act={({ key, tariffCode, quantity, dateBegin, dateEnd }) =>
        request(giveSubscription, {
          body: {
            subscriberId: organization.id,
            key: String(key),
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
      <DayInputs />
    </ActionButton>
  );
}

/** Extends, corrects and ends the subscription of the screen. */
export function SubscriptionActions() {
  const subscription = useRecordContext<CallAnswer<typeof getSubscription>>();
  if (!subscription) return null;
  const { id, version, subscriberName, tariffName, dateBegin, dateEnd, quantity } = subscription;
  const params = { id };
  const about = { name: `${subscriberName}, ${tariffName}` };
  const seen = (key: unknown) => ({ version, key: String(key) });
  return (
    <>
      <ActionButton
        words="people.extend"
        about={about}
        disabled={dateEnd === null}
        initial={{ key: drawKey(), months: usualMonths }}
        act={({ key, months }) =>
          request(extendSubscription, { params, body: { ...seen(key), months: Number(months) } })
        }
      >
        <NumberInput source="months" label="people.months" />
      </ActionButton>
      <ActionButton
        words="people.correct"
        about={about}
        initial={{ key: drawKey(), dateBegin, dateEnd, quantity, reason: '' }}
        act={({ key, reason, ...days }) =>
          request(correctSubscription, {
            params,
            body: {
              ...seen(key),
              dateBegin: dayOrNull(days.dateBegin),
              dateEnd: dayOrNull(days.dateEnd),
              quantity: Number(days.quantity),
              reason: String(reason ?? ''),
            },
          })
        }
      >
        <DayInputs />
        <NumberInput source="quantity" label="people.quantity" />
        <TextInput source="reason" label="people.reason" />
      </ActionButton>
      <ActionButton
        words="people.end"
        about={about}
        isDangerous
        disabled={hasEnded(subscription, subscription.today)}
        initial={{ key: drawKey(), lastDay: readDay(), reason: '' }}
        act={({ key, lastDay, reason }) =>
          request(closeSubscription, {
            params,
            body: { ...seen(key), lastDay: String(lastDay ?? ''), reason: String(reason ?? '') },
          })
        }
      >
        <DateInput source="lastDay" label="people.lastDay" />
        <TextInput source="reason" label="people.reason" />
      </ActionButton>
    </>
  );
}
