import { t } from '../../../app/i18n.ts';
import { Note } from '../../../ui/index.ts';
import { LoginForm } from '../../identity/index.ts';

/** The invited e-mail has an account: sign-in on the spot, because the code of the letter would be lost on the way. */
export function SigningIn({ email }: { email: string }) {
  return (
    <div className="joining-sign-in">
      <Note kind="info">{t('joining.hasAccount', { email })}</Note>
      <LoginForm disabled={false} login={email} />
    </div>
  );
}
