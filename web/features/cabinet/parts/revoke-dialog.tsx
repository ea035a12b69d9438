import { useEffect, useEffectEvent } from 'react';
import { revokeReason } from '../../../../contract/invitations.forms.ts';
import { type Invitation, revokeInvitation } from '../../../../contract/invitations.ts';
import { CallFailure } from '../../../app/call-failure.ts';
import { bySchema, useForm } from '../../../app/form.ts';
import { FormDialog } from '../../../app/form-dialog.tsx';
import { t } from '../../../app/i18n.ts';
import { TextField, useToast } from '../../../ui/index.ts';
import { useCabinetChange } from '../use-cabinet-change.ts';
import { ChangeFailure } from './change-failure.tsx';

interface RevokeDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

/** Revokes an invitation with a reason, which stays in the list. */
export function RevokeDialog({ invitation: { id, customerName, email }, onClose }: RevokeDialogProps) {
  const showToast = useToast();
  const form = useForm({ initial: { reason: '' }, rules: { reason: bySchema(revokeReason) } });
  const revoke = useCabinetChange(revokeInvitation, {
    onSuccess: () => {
      showToast({ text: t('cabinet.revoke.done') });
      onClose();
    },
    onError: (error) => void (error instanceof CallFailure && form.refuse(error.fields)),
  });
  const begin = useEffectEvent(() => form.focus('reason'));
  useEffect(() => begin(), []);
  const submit = () => {
    const values = form.accept();
    if (values) revoke.mutate({ body: { id, ...values } });
  };
  return (
    <FormDialog
      title={t('cabinet.revoke.title')}
      submitLabel={t('cabinet.revoke.submit')}
      busyLabel={t('cabinet.revoke.busy')}
      busy={revoke.isPending}
      failure={<ChangeFailure error={revoke.error} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="muted">
        <span className="given-name">{customerName || email}</span>. {t('cabinet.revoke.text')}
      </p>
      <TextField
        label={t('cabinet.revoke.reason')}
        hint={t('cabinet.revoke.reasonHint')}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
