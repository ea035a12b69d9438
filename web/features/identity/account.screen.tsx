import '../../styles/account.area.css';
import { t } from '../../app/i18n.ts';
import { useSession } from '../../app/session/index.ts';
import { PageHead } from '../../ui/index.ts';
import { AccountMembers } from '../members/index.ts';
import { AccountLetters } from './parts/account-letters.tsx';
import { AccountOrganisations } from './parts/account-organisations.tsx';
import { AccountPassword } from './parts/account-password.tsx';
import { AccountPerson } from './parts/account-person.tsx';
import { AccountSessions } from './parts/account-sessions.tsx';

/** The person's account (contract, section 4): own data, organisations, open sessions, letters, password. */
export function AccountScreen() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="wrap account">
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
