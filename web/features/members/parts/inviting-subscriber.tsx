import type { CheckedMemberInvitation } from '../../../../contract/members.ts';
import { t } from '../../../app/i18n.ts';

/** Which organisation invites, whom, as what, and who of it. */
export function InvitingSubscriber({ invitation }: { invitation: CheckedMemberInvitation }) {
  const { subscriberName, role, email, invitedBy } = invitation;
  const facts = [
    [t('joining.email'), email],
    [t('roles.title'), t(`roles.${role}`)],
    [t('joining.by'), invitedBy],
  ] as const;
  return (
    <aside className="inviting joining-to">
      <p className="caption muted">{t('joining.invitedTo')}</p>
      <h2 className="h3 given-name">{subscriberName}</h2>
      <dl>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="given-name">{value}</dd>
            </div>
          ))}
      </dl>
    </aside>
  );
}
