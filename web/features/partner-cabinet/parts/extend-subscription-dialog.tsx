import { useTranslation } from 'react-i18next';
import type { CustomerSubscription } from '../../../../contract/partner-cabinet-customers.ts';
import { extendSubscriptionForm, untilDay } from '../../../../contract/partner-cabinet-subscriptions.forms.ts';
import { extendSubscription } from '../../../../contract/partner-cabinet-subscriptions.ts';
import { hasEnded } from '../../../../contract/subscribers-access.ts';
import { extendedEnd, usualMonths } from '../../../../contract/subscribers-periods.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { rulesBy } from '../../../app/forms/rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { formatDay } from '../../../app/words/dates.ts';

import { SelectField, TextField, useToast } from '../../../ui/index.ts';
import { accessAfter } from '../access-after.ts';
import { useSubscriptionChange } from '../use-subscription-change.ts';
import '../words.ts';

const offeredMonths = [1, 3, 6, usualMonths, 24];

interface ExtendSubscriptionDialogProps {
  subscription: CustomerSubscription;
  /** The customer's others, which may keep its access open for longer. */
  others: readonly CustomerSubscription[];
  today: string;
  onClose: () => void;
}

/** «Продлить подписку»: for months, with the day that comes of it, or until a day. */
export function ExtendSubscriptionDialog({ others, today, onClose, ...props }: ExtendSubscriptionDialogProps) {
  const { t } = useTranslation('partner-cabinet');
  const extend = useSubscriptionChange(extendSubscription, props.subscription);
  const subscription = extend.seen;
  const { id, version, tariffName } = subscription;
  const dateEnd = subscription.dateEnd ?? today;
  const showToast = useToast();
  const resultOf = (months: string) => extendedEnd(dateEnd, Number(months), today);
  const form = useForm({
    initial: { months: String(usualMonths), until: extendedEnd(dateEnd, usualMonths, today) },
    rules: rulesBy(extendSubscriptionForm(dateEnd, today)),
  });
  const period = form.watch('months');
  const inFull = (end: string) =>
    `${t('customer.extend.result', { day: formatDay(end) })} ${accessAfter({ others, end, today })}`;
  return (
    <FormDialog
      title={t('customer.extend.title')}
      submitLabel={t('customer.extend.submit')}
      busyLabel={t('customer.extend.busy')}
      form={form}
      send={async ({ months, until }) => {
        const end = months === untilDay ? { until } : { months: Number(months) };
        const answer = await extend.send({ body: { id, version, key: extend.key, ...end } });
        showToast({ text: t('customer.extend.done', { day: formatDay(answer.dateEnd) }) });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="muted given-name">
        {t(hasEnded(subscription, today) ? 'customer.extend.aboutEnded' : 'customer.extend.about', {
          tariff: tariffName,
          day: formatDay(dateEnd),
        })}
      </p>
      <SelectField
        label={t('customer.extend.period')}
        {...form.field('months')}
        hint={period === untilDay ? undefined : inFull(resultOf(period))}
      >
        {offeredMonths.map((count) => (
          <option key={count} value={count}>
            {t('customer.extend.months', { count })}
          </option>
        ))}
        <option value={untilDay}>{t('customer.extend.untilDay')}</option>
      </SelectField>
      {period === untilDay && (
        <TextField
          label={t('customer.extend.until')}
          hint={accessAfter({ others, end: form.watch('until'), today })}
          type="date"
          {...form.field('until')}
        />
      )}
    </FormDialog>
  );
}
