import { useTranslation } from 'react-i18next';
import type { CheckedMemberInvitation } from '../../../../contract/registration.ts';
import '../../members/words.ts';
import '../words.ts';
import { classNames } from '../../../ui/index.ts';
import styles from '../registration.module.css';

/** Which organisation invites, whom, as what, and who of it. */
export function InvitingSubscriber({ invitation }: { invitation: CheckedMemberInvitation }) {
  const { t } = useTranslation(['members', 'registration']);
  const { subscriberName, role, email, invitedBy, isIntoCabinet, isOfAnotherCabinet } = invitation;
  const facts = [
    [t('registration:joining.email'), email],
    [t('roles.title'), t(`roles.${role}`)],
    [t('registration:joining.by'), invitedBy],
  ] as const;
  return (
    <aside className={classNames(styles.inviting, styles.joiningTo)}>
      <p className="caption muted">
        {t(isIntoCabinet ? 'registration:joining.invitedToCabinet' : 'registration:joining.invitedTo')}
      </p>
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
      {isOfAnotherCabinet && <p className="small">{t('registration:joining.otherCabinet')}</p>}
    </aside>
  );
}
