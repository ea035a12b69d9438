import { useTranslation } from 'react-i18next';
import { invitationForm } from '../../../../contract/invitations.forms.ts';
import { createInvitation } from '../../../../contract/invitations.ts';
import { useChange } from '../../../app/calls/use-change.ts';
import type { RequestKey } from '../../../app/calls/use-request-key.ts';
import { EmailField } from '../../../app/forms/email-field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { rulesBy } from '../../../app/forms/rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { TextArea, TextField, useToast } from '../../../ui/index.ts';
import { TrialTariffField } from './trial-tariff-field.tsx';
import '../words.ts';

export const noInvitation = { customerName: '', email: '', tariffName: '', note: '' };

interface InviteDialogProps {
  /** What was typed before the dialog was closed. */
  typed: typeof noInvitation;
  /** Outlives the dialog, as what was typed does. */
  requestKey: RequestKey;
  /** Gets what is to stand when the dialog is opened again. */
  onClose: (typed: typeof noInvitation) => void;
}

/** «Новое приглашение»: whom to invite. It closes itself when the letter is on its way. */
export function InviteDialog({ typed, requestKey, onClose }: InviteDialogProps) {
  const { t } = useTranslation('partner-cabinet');
  const showToast = useToast();
  const invite = useChange(createInvitation, requestKey.settling);
  const form = useForm({ initial: typed, rules: rulesBy(invitationForm) });
  return (
    <FormDialog
      title={t('invite.title')}
      submitLabel={t('invite.submit')}
      busyLabel={t('invite.busy')}
      form={form}
      send={async (body) => {
        await invite.mutateAsync({ body: { ...body, key: requestKey.value } });
        showToast({ text: t('invite.done', { email: body.email }) });
        onClose(noInvitation);
      }}
      onClose={() => onClose(form.values())}
    >
      <TextField
        label={t('invite.name')}
        hint={t('invite.nameHint')}
        autoComplete="off"
        {...form.field('customerName')}
      />
      <EmailField label={t('invite.email')} hint={t('invite.emailHint')} autoComplete="off" {...form.field('email')} />
      <TrialTariffField field={form.field('tariffName')} />
      <TextArea
        label={t('invite.note')}
        optionalMark={t('invite.optional')}
        hint={t('invite.noteHint')}
        rows={2}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
