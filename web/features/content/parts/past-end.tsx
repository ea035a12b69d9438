import { useTranslation } from 'react-i18next';
import { EmptyState, LinkButton } from '../../../ui/index.ts';
import '../words.ts';

/** In the place of a page beyond the last one of a list, which is not empty; `first` is the address of its first page. */
export function PastEnd({ first, className }: { first: string; className?: string | undefined }) {
  const { t } = useTranslation('content');
  return (
    <EmptyState
      className={className}
      title={t('publications.pastEnd.title')}
      text={t('publications.pastEnd.text')}
      action={<LinkButton href={first}>{t('publications.pastEnd.first')}</LinkButton>}
    />
  );
}
