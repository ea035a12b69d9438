import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/index.ts';

/**
 * What stands in a form's `<noscript>`. The server alone writes it, `{import.meta.env.SSR && …}`: React leaves the
 * content of that element as it came, so that the browser's build has none of these words.
 */
export function WithoutScripts({ say = 'form' }: { say?: 'form' | 'enquiry' }) {
  const { t } = useTranslation();
  return <Note kind="warn">{t(`noScript.${say}`)}</Note>;
}
