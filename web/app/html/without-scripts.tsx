import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/index.ts';

/**
 * The content of a form's `<noscript>`. Only the server renders it, `{import.meta.env.SSR && …}`: React leaves the
 * content of that element as it is, so the browser's build does not need these texts.
 */
export function WithoutScripts({ say = 'form' }: { say?: 'form' | 'enquiry' }) {
  const { t } = useTranslation('no-script');
  return <Note kind="warn">{t(say)}</Note>;
}
