import { type SubmitEvent, useState } from 'react';
import type { MemberRole } from '../../../../contract/members.forms.ts';
import { changeMemberRole, type Member } from '../../../../contract/members.ts';
import { t } from '../../../app/i18n.ts';
import { Button, Dialog, DialogActions, SubmitButton, useToast } from '../../../ui/index.ts';
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (role === before) onClose();
    else if (!change.isPending) change.mutate({ body: { subscriberId, userId, role } });
  };
  return (
    <Dialog
      open
      title={t('members.change.title')}
      closeLabel={t('common.close')}
      mayClose={() => !change.isPending}
      onClose={onClose}
    >
      <form className="member-form" method="post" action="" noValidate onSubmit={submit}>
        <p className="muted given-name">{name}</p>
        <RoleField role={role} mayGive={mayGive} onChange={setRole} />
        <ChangeFailure error={change.error} />
        <DialogActions>
          <SubmitButton
            label={t('members.change.submit')}
            busyLabel={t('members.change.busy')}
            busy={change.isPending}
          />
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
