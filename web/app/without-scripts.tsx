import { Note } from '../ui/index.ts';
import { t } from './i18n.ts';

/**
 * What stands in a form's `<noscript>`. The server alone writes it, `{import.meta.env.SSR && …}`: React leaves the
 * content of that element as it came, so that the browser's build has none of these words.
 */
export function WithoutScripts({ say = 'form' }: { say?: 'form' | 'enquiry' }) {
  return <Note kind="warn">{t(`noscript.${say}`)}</Note>;
}
