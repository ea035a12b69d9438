import { useTranslation } from 'react-i18next';
import type { UserInfo } from '../../contract/identity.ts';
import { useLeave } from '../app/session/index.ts';
import { SubscriberBlock, SubscriberSwitch } from '../features/subscribers/index.ts';
import styles from './sheet.module.css';

/** The current subscriber, and the choice of another. */
export function SheetSubscriber({ user }: { user: UserInfo }) {
  return (
    <div className={styles.subscriber}>
      <SubscriberBlock user={user} />
      <SubscriberSwitch user={user} />
    </div>
  );
}

/** The last row of a person's sheet. */
export function SheetSignOut() {
  const { t } = useTranslation();
  const leave = useLeave();
  return (
    <button type="button" className={styles.small} onClick={() => void leave()}>
      {t('shell.signOut')}
    </button>
  );
}
