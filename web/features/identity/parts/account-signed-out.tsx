import { withBase } from '../../../app/base-path.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Note, UiLink } from '../../../ui/index.ts';

/** The session ended while the page was open: sign-in opens beside it, so that nothing typed here is lost. */
export function AccountSignedOut({ onRetry }: { onRetry?: () => void }) {
  return (
    <Note kind="error" action={onRetry && { label: t('common.retry'), onPress: onRetry }}>
      {t('account.signedOut.text')}{' '}
      <UiLink className="note-action" newTab href={withBase(pathTo('login'))}>
        {t('account.signedOut.link')}
        <span className="visually-hidden"> {t('common.opensInNewTab')}</span>
      </UiLink>
      {onRetry ? '.' : `, ${t('account.signedOut.keeps')}`}
    </Note>
  );
}
