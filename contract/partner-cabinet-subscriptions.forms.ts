import * as z from 'zod/mini';
import { day } from './calendar-day.ts';
import { faultBy, fieldRule } from './field-rule.ts';
import { beginFault, closingFault, endFault, extendedEnd, extensionFault } from './subscribers-periods.ts';
import { requiredLine } from './text-rules.ts';

const mostOfTariff = 1_000;
const mostMonths = 60;
const reasonLimit = 200;

const badQuantity = `Укажите целое число от 1 до ${mostOfTariff}`;
const badMonths = `Укажите целое число месяцев от 1 до ${mostMonths}`;
const reasonRequired = 'Напишите, почему подписку завершают';

/** A tariff of the catalogue, by its code. */
export const tariffCode = z
  .string('Выберите тариф')
  .check(z.minLength(1, 'Выберите тариф'), z.maxLength(100, 'Выберите тариф'));

/** How many of the tariff. */
export const quantity = z.int(badQuantity).check(z.minimum(1, badQuantity), z.maximum(mostOfTariff, badQuantity));

/** The same as it is typed. */
export const typedQuantity = z.pipe(
  z.pipe(z.string().check(z.trim(), z.regex(/^\d{1,4}$/, badQuantity)), z.transform(Number)),
  quantity,
);

/** For how many months a subscription is extended. */
export const months = z.int(badMonths).check(z.minimum(1, badMonths), z.maximum(mostMonths, badMonths));

/** Why a subscription is closed. */
export const closingReason = requiredLine(reasonRequired, reasonLimit);

const dayFault = faultBy(day);

/** The form of a new subscription as it is filled in; all rules judge by `today`, a day in Asia/Almaty. */
export const addSubscriptionForm = (today: string) =>
  z.object({ tariffCode, quantity: typedQuantity, dateBegin: day, dateEnd: z.string(), endless: z.boolean() }).check(
    fieldRule('dateBegin', ({ dateBegin }) => beginFault(dateBegin, today)),
    fieldRule('dateEnd', ({ dateBegin, dateEnd, endless }) =>
      endless ? undefined : (dayFault(dateEnd) ?? endFault(dateEnd, dateBegin, today)),
    ),
  );

/** The period of an extension that is a day and no number of months. */
export const untilDay = 'until';

/** The form that extends a subscription: for so many months, or until a day. */
export const extendSubscriptionForm = (dateEnd: string, today: string) =>
  z.object({ months: z.string(), until: z.string() }).check(
    fieldRule('months', ({ months: count }) =>
      count === untilDay ? undefined : extensionFault(extendedEnd(dateEnd, Number(count), today), dateEnd, today),
    ),
    fieldRule('until', ({ months: count, until }) =>
      count === untilDay ? (dayFault(until) ?? extensionFault(until, dateEnd, today)) : undefined,
    ),
  );

/** The form that closes a subscription. */
export const closeSubscriptionForm = (dateEnd: string | null, today: string) =>
  z
    .object({ lastDay: day, reason: closingReason })
    .check(fieldRule('lastDay', ({ lastDay }) => closingFault(lastDay, dateEnd, today)));
