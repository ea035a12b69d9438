import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useBackToList } from '../../../app/back-to-list.ts';
import { t } from '../../../app/i18n.ts';
import { Icon, UiLink } from '../../../ui/index.ts';

/** «Вернуться к списку»: to the list it was opened from, in its place, else to `href`. */
export function BackToList({ href }: { href: string }) {
  return (
    <UiLink className="go" {...useBackToList('publications', href)}>
      <Icon of={ArrowLeft} size={18} />
      {t('publications.back')}
    </UiLink>
  );
}
