import { useEffect, useEffectEvent, useState } from 'react';
import type { CustomerSubscription } from '../../../../contract/customers.ts';
import { closingReason, day } from '../../../../contract/subscription-changes.forms.ts';
import { closeSubscription } from '../../../../contract/subscription-changes.ts';
import { closingFault } from '../../../../contract/subscription-days.ts';
import { CallFailure } from '../../../app/call-failure.ts';
import { bySchema, useForm } from '../../../app/form.ts';
import { FormDialog } from '../../../app/form-dialog.tsx';
import { t } from '../../../app/i18n.ts';
import { drawRequestKey } from '../../../app/request-key.ts';
import { TextArea, TextField, useToast } from '../../../ui/index.ts';
import { useCabinetChange } from '../use-cabinet-change.ts';
import { ChangeFailure } from './change-failure.tsx';

interface CloseSubscriptionDialogProps {
  subscription: CustomerSubscription;
  today: string;
  onClose: () => void;
}

/** «Закрыть подписку»: its last day and the reason, which stays in the history. */
export function CloseSubscriptionDialog({ subscription, today, onClose }: CloseSubscriptionDialogProps) {
  const { id, version, tariffName, dateEnd } = subscription;
  const showToast = useToast();
  const [key] = useState(drawRequestKey);
  const form = useForm({
    initial: { lastDay: today, reason: '' },
    rules: {
      lastDay: (value) => bySchema(day)(value) ?? closingFault(value, dateEnd, today),
      reason: bySchema(closingReason),
    },
  });
  const close = useCabinetChange(closeSubscription, {
    onSuccess: () => {
      showToast({ text: t('customer.close.done') });
      onClose();
    },
    onError: (error) => void (error instanceof CallFailure && form.refuse(error.fields)),
  });
  const begin = useEffectEvent(() => form.focus('lastDay'));
  useEffect(() => begin(), []);
  const submit = () => {
    const values = form.accept();
    if (values) close.mutate({ body: { ...values, id, version, key } });
  };
  return (
    <FormDialog
      title={t('customer.close.title')}
      submitLabel={t('customer.close.submit')}
      busyLabel={t('customer.close.busy')}
      busy={close.isPending}
      failure={<ChangeFailure error={close.error} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="muted given-name">{t('customer.close.about', { tariff: tariffName })}</p>
      <TextField label={t('customer.close.lastDay')} type="date" {...form.field('lastDay')} />
      <TextArea
        label={t('customer.close.reason')}
        hint={t('customer.close.reasonHint')}
        rows={2}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
