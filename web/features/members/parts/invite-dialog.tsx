import { useEffect, useEffectEvent, useState } from 'react';
import { email } from '../../../../contract/contact.forms.ts';
import type { MemberRole } from '../../../../contract/members.forms.ts';
import { inviteMember } from '../../../../contract/members.ts';
import { CallFailure } from '../../../app/call-failure.ts';
import { bySchema, useForm } from '../../../app/form.ts';
import { FormDialog } from '../../../app/form-dialog.tsx';
import { t } from '../../../app/i18n.ts';
import { TextField, useToast } from '../../../ui/index.ts';
import { useMembersChange } from '../use-members-change.ts';
import { ChangeFailure } from './change-failure.tsx';
import { RoleField } from './role-field.tsx';

interface InviteDialogProps {
  subscriberId: string;
  mayGive: readonly MemberRole[];
  onClose: () => void;
}

/** Whom to invite, and as what. It closes itself when the letter is on its way. */
export function InviteDialog({ subscriberId, mayGive, onClose }: InviteDialogProps) {
  const showToast = useToast();
  const [role, setRole] = useState<MemberRole>('user');
  const form = useForm({ initial: { email: '' }, rules: { email: bySchema(email) } });
  const invite = useMembersChange(inviteMember, subscriberId, {
    onSuccess: () => {
      showToast({ text: t('members.invite.done', { email: form.values().email.trim() }) });
      onClose();
    },
    onError: (error) => void (error instanceof CallFailure && form.refuse(error.fields)),
  });
  const begin = useEffectEvent(() => form.focus('email'));
  useEffect(() => begin(), []);
  const submit = () => {
    const values = form.accept();
    if (values) invite.mutate({ body: { subscriberId, email: values.email, role } });
  };
  return (
    <FormDialog
      title={t('members.invite.title')}
      submitLabel={t('members.invite.submit')}
      busyLabel={t('members.invite.busy')}
      busy={invite.isPending}
      failure={<ChangeFailure error={invite.error} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('members.invite.email')}
        hint={t('members.invite.emailHint')}
        type="email"
        autoComplete="off"
        {...form.field('email')}
      />
      <RoleField role={role} mayGive={mayGive} onChange={setRole} />
    </FormDialog>
  );
}
