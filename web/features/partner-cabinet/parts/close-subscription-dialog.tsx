import { useTranslation } from 'react-i18next';
import type { CustomerSubscription } from '../../../../contract/partner-cabinet-customers.ts';
import { closeSubscriptionForm } from '../../../../contract/partner-cabinet-subscriptions.forms.ts';
import { closeSubscription } from '../../../../contract/partner-cabinet-subscriptions.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { rulesBy } from '../../../app/forms/rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { TextArea, TextField, useToast } from '../../../ui/index.ts';
import { accessAfter } from '../access-after.ts';
import { useSubscriptionChange } from '../use-subscription-change.ts';
import '../words.ts';

interface CloseSubscriptionDialogProps {
  subscription: CustomerSubscription;
  /** The customer's others, which may keep its access open. */
  others: readonly CustomerSubscription[];
  today: string;
  onClose: () => void;
}

/** «Завершить подписку»: its last day and the reason, which stays in the history. */
export function CloseSubscriptionDialog({ others, today, onClose, ...props }: CloseSubscriptionDialogProps) {
  const { t } = useTranslation('partner-cabinet');
  const close = useSubscriptionChange(closeSubscription, props.subscription);
  const { id, version, tariffName, dateEnd } = close.seen;
  const showToast = useToast();
  const form = useForm({
    initial: { lastDay: today, reason: '' },
    rules: rulesBy(closeSubscriptionForm(dateEnd, today)),
  });
  return (
    <FormDialog
      title={t('customer.close.title')}
      submitLabel={t('customer.close.submit')}
      busyLabel={t('customer.close.busy')}
      form={form}
      send={async (values) => {
        await close.send({ body: { ...values, id, version, key: close.key } });
        showToast({ text: t('customer.close.done') });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="muted given-name">{t('customer.close.about', { tariff: tariffName })}</p>
      <TextField
        label={t('customer.close.lastDay')}
        hint={accessAfter({ others, end: form.watch('lastDay'), today })}
        type="date"
        {...form.field('lastDay')}
      />
      <TextArea
        label={t('customer.close.reason')}
        hint={t('customer.close.reasonHint')}
        rows={2}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
