import { useTranslation } from 'react-i18next';
import { revokeForm } from '../../../../contract/invitations.forms.ts';
import { type Invitation, revokeInvitation } from '../../../../contract/invitations.ts';
import { useChange } from '../../../app/calls/use-change.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { rulesBy } from '../../../app/forms/rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { TextField, useToast } from '../../../ui/index.ts';
import '../words.ts';

interface RevokeDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

/** Revokes an invitation with a reason, which stays in the list. */
export function RevokeDialog({ invitation: { id, customerName, email }, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('partner-cabinet');
  const showToast = useToast();
  const revoke = useChange(revokeInvitation);
  const form = useForm({ initial: { reason: '' }, rules: rulesBy(revokeForm) });
  return (
    <FormDialog
      title={t('revoke.title')}
      submitLabel={t('revoke.submit')}
      busyLabel={t('revoke.busy')}
      form={form}
      send={async ({ reason }) => {
        await revoke.mutateAsync({ body: { id, reason } });
        showToast({ text: t('revoke.done') });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="muted">
        <span className="given-name">{customerName || email}</span>. {t('revoke.text')}
      </p>
      <TextField
        label={t('revoke.reason')}
        hint={t('revoke.reasonHint')}
        autoComplete="off"
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
