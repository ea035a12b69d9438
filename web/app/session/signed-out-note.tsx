import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathTo } from '../../routes.ts';
import { Note, NoteLink } from '../../ui/index.ts';

/** The session ended while the page was open: sign-in opens beside it, so that nothing typed here is lost. */
export function SignedOutNote({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Note kind="error" action={onRetry && { label: t('retry'), onPress: onRetry }}>
      {t('signedOut.text')}{' '}
      <NoteLink newTab href={pathTo('login', undefined, { from: pathname + search })}>
        {t('signedOut.link')}
        <span className="visually-hidden"> {t('opensInNewTab')}</span>
      </NoteLink>
      {onRetry ? '.' : `, ${t('signedOut.keeps')}`}
    </Note>
  );
}
