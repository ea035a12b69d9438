import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useBackToList } from '../../../app/routing/back-to-list.ts';

import { Icon, UiLink } from '../../../ui/index.ts';
import '../words.ts';

/** «Вернуться к списку»: to the list it was opened from, in its place, else to `href`. */
export function BackToList({ href }: { href: string }) {
  const { t } = useTranslation('content');
  return (
    <UiLink className="go" {...useBackToList('publications', href)}>
      <Icon of={ArrowLeft} size={18} />
      {t('publications.back')}
    </UiLink>
  );
}
