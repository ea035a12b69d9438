import { useEffect, useEffectEvent, useState } from 'react';
import type { CustomerSubscription } from '../../../../contract/customers.ts';
import { day } from '../../../../contract/subscription-changes.forms.ts';
import { extendSubscription } from '../../../../contract/subscription-changes.ts';
import { extendedEnd, extensionFault } from '../../../../contract/subscription-days.ts';
import { CallFailure } from '../../../app/call-failure.ts';
import { formatDay } from '../../../app/dates.ts';
import { bySchema, useForm } from '../../../app/form.ts';
import { FormDialog } from '../../../app/form-dialog.tsx';
import { t } from '../../../app/i18n.ts';
import { drawRequestKey } from '../../../app/request-key.ts';
import { SelectField, TextField, useToast } from '../../../ui/index.ts';
import { useCabinetChange } from '../use-cabinet-change.ts';
import { ChangeFailure } from './change-failure.tsx';

const offeredMonths = [1, 3, 6, 12, 24];
const usualMonths = '12';
const untilDay = 'until';

interface ExtendSubscriptionDialogProps {
  subscription: CustomerSubscription;
  today: string;
  onClose: () => void;
}

/** «Продлить подписку»: for months, with the day that comes of it, or until a day. */
export function ExtendSubscriptionDialog({ subscription, today, onClose }: ExtendSubscriptionDialogProps) {
  const { id, version, tariffName } = subscription;
  const dateEnd = subscription.dateEnd ?? today;
  const showToast = useToast();
  const [key] = useState(drawRequestKey);
  const [period, setPeriod] = useState(usualMonths);
  const resultOf = (months: string) => extendedEnd(dateEnd, Number(months), today);
  const form = useForm({
    initial: { months: usualMonths, until: resultOf(usualMonths) },
    rules: {
      months: (value) => (value === untilDay ? undefined : extensionFault(resultOf(value), dateEnd, today)),
      until: (value, { months }) =>
        months === untilDay ? (bySchema(day)(value) ?? extensionFault(value, dateEnd, today)) : undefined,
    },
  });
  const extend = useCabinetChange(extendSubscription, {
    onSuccess: (answer) => {
      showToast({ text: t('customer.extend.done', { day: formatDay(answer.dateEnd) }) });
      onClose();
    },
    onError: (error) => void (error instanceof CallFailure && form.refuse(error.fields)),
  });
  const begin = useEffectEvent(() => form.focus('months'));
  useEffect(() => begin(), []);
  const submit = () => {
    const values = form.accept();
    if (!values) return;
    const { months, until } = values;
    extend.mutate({ body: { id, version, key, ...(months === untilDay ? { until } : { months: Number(months) }) } });
  };
  const field = form.field('months');
  return (
    <FormDialog
      title={t('customer.extend.title')}
      submitLabel={t('customer.extend.submit')}
      busyLabel={t('customer.extend.busy')}
      busy={extend.isPending}
      failure={<ChangeFailure error={extend.error} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="muted given-name">{t('customer.extend.about', { tariff: tariffName, day: formatDay(dateEnd) })}</p>
      <SelectField
        label={t('customer.extend.period')}
        {...field}
        hint={period === untilDay ? undefined : t('customer.extend.result', { day: formatDay(resultOf(period)) })}
        onChange={(event) => {
          field.onChange(event);
          setPeriod(event.currentTarget.value);
        }}
      >
        {offeredMonths.map((count) => (
          <option key={count} value={count}>
            {t('customer.extend.months', { count })}
          </option>
        ))}
        <option value={untilDay}>{t('customer.extend.untilDay')}</option>
      </SelectField>
      {period === untilDay && <TextField label={t('customer.extend.until')} type="date" {...form.field('until')} />}
    </FormDialog>
  );
}
