import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session/index.ts';

import { classNames, PageHead } from '../../ui/index.ts';
import { AccountMembers } from '../members/index.ts';
import { AccountLetters } from './parts/account-letters.tsx';
import { AccountOrganisations } from './parts/account-organisations.tsx';
import { AccountPassword } from './parts/account-password.tsx';
import { AccountPerson } from './parts/account-person.tsx';
import { AccountSessions } from './parts/account-sessions.tsx';
import './words.ts';
import styles from './account.module.css';

/** The person's account (spec: identity.account-page): own data, organisations, open sessions, letters, password. */
export function AccountScreen() {
  const { t } = useTranslation('identity');
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className={classNames('wrap', styles.page)}>
      <PageHead title={t('account.title')} />
      <AccountPerson user={user} />
      <AccountOrganisations subscribers={user.subscribers} />
      {user.subscribers[0] && <AccountMembers key={user.subscribers[0].id} subscriber={user.subscribers[0]} />}
      <AccountSessions userId={user.id} />
      <AccountLetters userId={user.id} />
      <AccountPassword userId={user.id} login={user.login} />
    </div>
  );
}
