import { useTranslation } from 'react-i18next';

import { Note } from '../../../ui/index.ts';
import { LoginForm } from '../../identity/index.ts';
import '../words.ts';
import styles from '../registration.module.css';

/** The invited e-mail has an account: sign-in on this page, because the code of the letter would be lost on another. */
export function SigningIn({ email }: { email: string }) {
  const { t } = useTranslation('registration');
  return (
    <div className={styles.signIn}>
      <Note kind="info">{t('joining.hasAccount', { email })}</Note>
      <LoginForm disabled={false} login={email} />
    </div>
  );
}
