import { useEffect, useEffectEvent } from 'react';
import { email } from '../../../../contract/contact.forms.ts';
import { customerName, invitationNote, trialTariff } from '../../../../contract/invitations.forms.ts';
import { createInvitation } from '../../../../contract/invitations.ts';
import { CallFailure } from '../../../app/call-failure.ts';
import { bySchema, useForm } from '../../../app/form.ts';
import { FormDialog } from '../../../app/form-dialog.tsx';
import { t } from '../../../app/i18n.ts';
import { TextArea, TextField, useToast } from '../../../ui/index.ts';
import { useCabinetChange } from '../use-cabinet-change.ts';
import { ChangeFailure } from './change-failure.tsx';
import { TrialTariffField } from './trial-tariff-field.tsx';

/** «Новое приглашение»: whom to invite. It closes itself when the letter is on its way. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const showToast = useToast();
  const form = useForm({
    initial: { customerName: '', email: '', tariffName: '', note: '' },
    rules: {
      customerName: bySchema(customerName),
      email: bySchema(email),
      tariffName: bySchema(trialTariff),
      note: bySchema(invitationNote),
    },
  });
  const invite = useCabinetChange(createInvitation, {
    onSuccess: () => {
      showToast({ text: t('cabinet.invite.done', { email: form.values().email.trim() }) });
      onClose();
    },
    onError: (error) => void (error instanceof CallFailure && form.refuse(error.fields)),
  });
  const begin = useEffectEvent(() => form.focus('customerName'));
  useEffect(() => begin(), []);
  const submit = () => {
    const body = form.accept();
    if (body) invite.mutate({ body });
  };
  return (
    <FormDialog
      title={t('cabinet.invite.title')}
      submitLabel={t('cabinet.invite.submit')}
      busyLabel={t('cabinet.invite.busy')}
      busy={invite.isPending}
      failure={<ChangeFailure error={invite.error} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('cabinet.invite.name')}
        hint={t('cabinet.invite.nameHint')}
        autoComplete="off"
        {...form.field('customerName')}
      />
      <TextField
        label={t('cabinet.invite.email')}
        hint={t('cabinet.invite.emailHint')}
        type="email"
        autoComplete="off"
        {...form.field('email')}
      />
      <TrialTariffField field={form.field('tariffName')} />
      <TextArea
        label={t('cabinet.invite.note')}
        optionalMark={t('cabinet.invite.optional')}
        hint={t('cabinet.invite.noteHint')}
        rows={2}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
