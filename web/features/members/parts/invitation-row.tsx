import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Send from 'lucide-react/icons/send';
import { type MemberInvitation, resendMemberInvitation, revokeMemberInvitation } from '../../../../contract/members.ts';
import { messageOf } from '../../../app/call-failure.ts';
import { formatDay, todayInAlmaty } from '../../../app/dates.ts';
import { t } from '../../../app/i18n.ts';
import { Icon, IconButton, Menu, MenuItem, useToast } from '../../../ui/index.ts';
import { InvitationState } from '../../cabinet/index.ts';
import { useMembersChange } from '../use-members-change.ts';

interface InvitationRowProps {
  subscriberId: string;
  invitation: MemberInvitation;
  /** For a focus whose menu is about to go. */
  focusHeading: () => void;
}

const dayOf = (iso: string) => formatDay(todayInAlmaty(new Date(iso)));

/** One invitation: for whom, as what, until when, and how it stands. */
export function InvitationRow(props: InvitationRowProps) {
  const { invitation } = props;
  const { email, role, state, createdAt, expiresAt } = invitation;
  const ended = state === 'used' || state === 'revoked';
  const day = dayOf(ended ? createdAt : expiresAt);
  return (
    <li className="account-row member-row">
      <div className="account-row-words">
        <b className="given-name">{email}</b>
        <span>
          {t(ended ? 'members.invitationEnded' : 'members.invitationFacts', { role: t(`roles.${role}`), day })}
        </span>
      </div>
      <InvitationState invitation={invitation} sentWords={t('members.waits')} />
      <div className="member-menu">
        <InvitationMenu {...props} />
      </div>
    </li>
  );
}

function InvitationMenu({ subscriberId, invitation, focusHeading }: InvitationRowProps) {
  const { id, email, mayResend, mayRevoke } = invitation;
  const showToast = useToast();
  const onError = (error: Error) => showToast({ kind: 'error', text: messageOf(error, t('members.noAnswer')) });
  const resend = useMembersChange(resendMemberInvitation, subscriberId, {
    onSuccess: () => showToast({ text: t('members.resent', { email }) }),
    onError,
  });
  const revoke = useMembersChange(revokeMemberInvitation, subscriberId, {
    onSuccess: () => {
      focusHeading();
      showToast({ text: t('members.revoked', { email }) });
    },
    onError,
  });
  if (!mayResend && !mayRevoke) return null;
  return (
    <Menu
      wide
      button={(button) => (
        <IconButton {...button} label={t('members.actions', { name: email })} icon={<Icon of={Ellipsis} size={22} />} />
      )}
    >
      {mayResend && (
        <MenuItem icon={Send} inactive={resend.isPending} onSelect={() => resend.mutate({ body: { id } })}>
          {t('members.resend')}
        </MenuItem>
      )}
      {mayRevoke && (
        <MenuItem icon={Ban} inactive={revoke.isPending} onSelect={() => revoke.mutate({ body: { id } })}>
          {t('members.revoke')}
        </MenuItem>
      )}
    </Menu>
  );
}
