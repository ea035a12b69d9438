import { useTranslation } from 'react-i18next';

import { pathTo } from '../../../routes.ts';
import { Note, UiLink } from '../../../ui/index.ts';
import '../words.ts';

/** The invited e-mail has an account: the two ways into it (spec: registration.known-email). */
export function HasAccount() {
  const { t } = useTranslation('registration');
  return (
    <Note kind="warn">
      {t('hasAccount')}{' '}
      <UiLink className="link" href={pathTo('login')}>
        {t('signIn')}
      </UiLink>{' '}
      {t('or')}{' '}
      <UiLink className="link" href={pathTo('recover')}>
        {t('recover')}
      </UiLink>
      .
    </Note>
  );
}
