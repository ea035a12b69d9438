import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Note, UiLink } from '../../../ui/index.ts';

/** The invited e-mail has an account: the two ways into it (contract, section 4). */
export function HasAccount() {
  return (
    <Note kind="warn">
      {t('registration.hasAccount')}{' '}
      <UiLink className="link" href={pathTo('login')}>
        {t('registration.signIn')}
      </UiLink>{' '}
      {t('registration.or')}{' '}
      <UiLink className="link" href={pathTo('recover')}>
        {t('registration.recover')}
      </UiLink>
      .
    </Note>
  );
}
