import { useTranslation } from 'react-i18next';
import { memberInvitationForm } from '../../../../contract/invitations.forms.ts';
import { inviteMember } from '../../../../contract/invitations-colleagues.ts';
import type { MemberRole } from '../../../../contract/members.values.ts';
import { useChange } from '../../../app/calls/use-change.ts';
import type { RequestKey } from '../../../app/calls/use-request-key.ts';
import { EmailField } from '../../../app/forms/email-field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { rulesBy } from '../../../app/forms/rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { useToast } from '../../../ui/index.ts';
import { membersQueries } from '../queries.ts';
import { RoleField } from './role-field.tsx';
import '../words.ts';

interface InviteDialogProps {
  subscriberId: string;
  mayGive: readonly MemberRole[];
  /** Outlives the dialog: whoever closes it after a lost answer asks for the same again. */
  requestKey: RequestKey;
  onClose: () => void;
}

const initial: { email: string; role: MemberRole } = { email: '', role: 'user' };

/** Whom to invite, and as what. It closes itself when the letter is on its way. */
export function InviteDialog({ subscriberId, mayGive, requestKey, onClose }: InviteDialogProps) {
  const { t } = useTranslation('members');
  const showToast = useToast();
  const invite = useChange(inviteMember, {
    changes: membersQueries.everything(subscriberId),
    ...requestKey.settling,
  });
  const form = useForm({ initial, rules: rulesBy(memberInvitationForm) });
  return (
    <FormDialog
      title={t('invite.title')}
      submitLabel={t('invite.submit')}
      busyLabel={t('invite.busy')}
      form={form}
      send={async (values) => {
        await invite.mutateAsync({ body: { subscriberId, ...values, key: requestKey.value } });
        showToast({ text: t('invite.done', { email: values.email }) });
        onClose();
      }}
      onClose={onClose}
    >
      <EmailField label={t('invite.email')} hint={t('invite.emailHint')} autoComplete="off" {...form.field('email')} />
      <RoleField role={form.watch('role')} mayGive={mayGive} field={form.field('role')} />
    </FormDialog>
  );
}
