import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { day, tariffCode, typedQuantity } from '../../../../contract/subscription-changes.forms.ts';
import { addCustomerSubscription } from '../../../../contract/subscription-changes.ts';
import { beginFault, endFault } from '../../../../contract/subscription-days.ts';
import { CallFailure } from '../../../app/call-failure.ts';
import { addMonths } from '../../../app/dates.ts';
import { bySchema, useForm } from '../../../app/form.ts';
import { FormDialog } from '../../../app/form-dialog.tsx';
import { t } from '../../../app/i18n.ts';
import { drawRequestKey } from '../../../app/request-key.ts';
import { Checkbox, TextField, useToast } from '../../../ui/index.ts';
import { cabinetQueries } from '../queries.ts';
import { useCabinetChange } from '../use-cabinet-change.ts';
import { ChangeFailure } from './change-failure.tsx';
import { TariffField } from './tariff-field.tsx';

const usualMonths = 12;

interface AddSubscriptionDialogProps {
  customerId: string;
  today: string;
  onClose: () => void;
}

/** «Новая подписка»: a tariff of the catalogue, how many of it, and its days. */
export function AddSubscriptionDialog({ customerId, today, onClose }: AddSubscriptionDialogProps) {
  const showToast = useToast();
  const [key] = useState(drawRequestKey);
  const [endless, setEndless] = useState(false);
  const tariffs = useQuery(cabinetQueries.tariffs());
  const form = useForm({
    initial: { tariffCode: '', quantity: '1', dateBegin: today, dateEnd: addMonths(today, usualMonths) },
    rules: {
      tariffCode: bySchema(tariffCode),
      quantity: bySchema(typedQuantity),
      dateBegin: (value) => bySchema(day)(value) ?? beginFault(value, today),
      dateEnd: (value, { dateBegin }) =>
        endless ? undefined : (bySchema(day)(value) ?? endFault(value, dateBegin, today)),
    },
  });
  const add = useCabinetChange(addCustomerSubscription, {
    onSuccess: () => {
      showToast({ text: t('customer.add.done') });
      onClose();
    },
    onError: (error) => void (error instanceof CallFailure && form.refuse(error.fields)),
  });
  const begin = useEffectEvent(() => form.focus('tariffCode'));
  useEffect(() => begin(), []);
  const submit = () => {
    const values = form.accept();
    if (!values) return;
    const { quantity, dateEnd, ...rest } = values;
    add.mutate({ body: { ...rest, customerId, key, quantity: Number(quantity), dateEnd: endless ? null : dateEnd } });
  };
  return (
    <FormDialog
      title={t('customer.add.title')}
      submitLabel={t('customer.add.submit')}
      busyLabel={t('customer.add.busy')}
      busy={add.isPending}
      failure={<ChangeFailure error={add.error} />}
      onSubmit={submit}
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
      {!endless && (
        <TextField
          label={t('customer.add.end')}
          hint={t('customer.add.endHint')}
          type="date"
          {...form.field('dateEnd')}
        />
      )}
      <Checkbox
        label={t('customer.add.endless')}
        checked={endless}
        onChange={(event) => setEndless(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
