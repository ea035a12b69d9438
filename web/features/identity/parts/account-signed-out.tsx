import { withBase } from '../../../app/base-path.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Note, UiLink } from '../../../ui/index.ts';

/** The session ended while the page was open: sign-in opens beside it, so that nothing typed here is lost. */
export function AccountSignedOut() {
  return (
    <Note kind="error">
      {t('account.signedOut.text')}{' '}
      <UiLink className="note-action" newTab href={withBase(pathTo('login'))}>
        {t('account.signedOut.link')}
        <span className="visually-hidden"> {t('common.opensInNewTab')}</span>
      </UiLink>
      , {t('account.signedOut.keeps')}
    </Note>
  );
}
