import { useState } from 'react';
import type { MemberRole } from '../../../../contract/members.forms.ts';
import { changeMemberRole, type Member } from '../../../../contract/members.ts';
import { FormDialog } from '../../../app/form-dialog.tsx';
import { t } from '../../../app/i18n.ts';
import { useToast } from '../../../ui/index.ts';
import { useMembersChange } from '../use-members-change.ts';
import { ChangeFailure } from './change-failure.tsx';
import { RoleField } from './role-field.tsx';

interface RoleDialogProps {
  subscriberId: string;
  member: Member;
  mayGive: readonly MemberRole[];
  onClose: () => void;
}

/** Makes a colleague something else in the organisation. */
export function RoleDialog({
  subscriberId,
  member: { userId, name, role: before },
  mayGive,
  onClose,
}: RoleDialogProps) {
  const showToast = useToast();
  const [role, setRole] = useState(before);
  const change = useMembersChange(changeMemberRole, subscriberId, {
    onSuccess: () => {
      showToast({ text: t('members.change.done', { name, role: t(`roles.${role}`).toLowerCase() }) });
      onClose();
    },
  });
  const submit = () => {
    if (role === before) onClose();
    else change.mutate({ body: { subscriberId, userId, role } });
  };
  return (
    <FormDialog
      title={t('members.change.title')}
      submitLabel={t('members.change.submit')}
      busyLabel={t('members.change.busy')}
      busy={change.isPending}
      failure={<ChangeFailure error={change.error} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="muted given-name">{name}</p>
      <RoleField role={role} mayGive={mayGive} onChange={setRole} />
    </FormDialog>
  );
}
