import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerSubscription } from '../../../../contract/partner-cabinet-customers.ts';
import { addSubscriptionForm } from '../../../../contract/partner-cabinet-subscriptions.forms.ts';
import { addCustomerSubscription } from '../../../../contract/partner-cabinet-subscriptions.ts';
import { usualMonths } from '../../../../contract/subscribers-periods.ts';
import { useChange } from '../../../app/calls/use-change.ts';
import type { RequestKey } from '../../../app/calls/use-request-key.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { rulesBy } from '../../../app/forms/rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { addMonths } from '../../../app/words/dates.ts';

import { Checkbox, TextField, useToast } from '../../../ui/index.ts';
import { accessAfter } from '../access-after.ts';
import { cabinetQueries } from '../queries.ts';
import { TariffField } from './tariff-field.tsx';
import '../words.ts';

interface AddSubscriptionDialogProps {
  customerId: string;
  /** What the customer has already. */
  others: readonly CustomerSubscription[];
  today: string;
  /** Outlives the dialog: whoever closes it after a lost answer asks for the same again. */
  requestKey: RequestKey;
  onClose: () => void;
}

/** «Новая подписка»: a tariff of the catalogue, how many of it, and its days. */
export function AddSubscriptionDialog({ customerId, others, today, requestKey, onClose }: AddSubscriptionDialogProps) {
  const { t } = useTranslation('partner-cabinet');
  const showToast = useToast();
  const tariffs = useQuery(cabinetQueries.tariffs());
  const add = useChange(addCustomerSubscription, requestKey.settling);
  const form = useForm({
    initial: {
      tariffCode: '',
      quantity: '1',
      dateBegin: today,
      dateEnd: addMonths(today, usualMonths),
      endless: false,
    },
    rules: rulesBy(addSubscriptionForm(today)),
  });
  const endless = form.watch('endless');
  const endlessId = useId();
  return (
    <FormDialog
      title={t('customer.add.title')}
      submitLabel={t('customer.add.submit')}
      busyLabel={t('customer.add.busy')}
      form={form}
      send={async ({ endless, dateEnd, ...values }) => {
        const body = { ...values, dateEnd: endless ? null : dateEnd, customerId, key: requestKey.value };
        await add.mutateAsync({ body });
        showToast({ text: t('customer.add.done') });
        onClose();
      }}
      onClose={onClose}
    >
      <TariffField tariffs={tariffs} field={form.field('tariffCode')} />
      <TextField
        label={t('customer.add.quantity')}
        hint={t('customer.add.quantityHint')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('quantity')}
      />
      <TextField label={t('customer.add.begin')} type="date" {...form.field('dateBegin')} />
      {endless ? (
        <p className="muted" id={endlessId}>
          {accessAfter({ others, end: null, today })}
        </p>
      ) : (
        <TextField
          label={t('customer.add.end')}
          hint={accessAfter({ others, end: form.watch('dateEnd'), today })}
          type="date"
          {...form.field('dateEnd')}
        />
      )}
      <Checkbox
        label={t('customer.add.endless')}
        aria-describedby={endless ? endlessId : undefined}
        {...form.flag('endless')}
      />
    </FormDialog>
  );
}
