import { useTranslation } from 'react-i18next';
import { memberRoleForm } from '../../../../contract/members.forms.ts';
import { changeMemberRole, type Member } from '../../../../contract/members.ts';
import type { MemberRole } from '../../../../contract/members.values.ts';
import { useChange } from '../../../app/calls/use-change.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { rulesBy } from '../../../app/forms/rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { useToast } from '../../../ui/index.ts';
import { membersQueries } from '../queries.ts';
import { RoleField } from './role-field.tsx';
import '../words.ts';

interface RoleDialogProps {
  subscriberId: string;
  member: Member;
  mayGive: readonly MemberRole[];
  onClose: () => void;
}

/** Changes a colleague's role in the organisation. */
export function RoleDialog({ subscriberId, member, mayGive, onClose }: RoleDialogProps) {
  const { t } = useTranslation('members');
  const { userId, name, role: before } = member;
  const showToast = useToast();
  const change = useChange(changeMemberRole, { changes: membersQueries.everything(subscriberId) });
  const form = useForm({ initial: { role: before }, rules: rulesBy(memberRoleForm) });
  return (
    <FormDialog
      title={t('change.title')}
      submitLabel={t('change.submit')}
      busyLabel={t('change.busy')}
      form={form}
      send={async ({ role }) => {
        if (role === before) return onClose();
        await change.mutateAsync({ body: { subscriberId, userId, role } });
        showToast({ text: t('change.done', { name, role: t(`roles.${role}`).toLowerCase() }) });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="muted given-name">{name}</p>
      <RoleField role={form.watch('role')} mayGive={mayGive} field={form.field('role')} />
    </FormDialog>
  );
}
