import { useTranslation } from 'react-i18next';
import { focusHeading } from '../../../app/routing/focus-heading.ts';
import { EmptyCard, LinkButton } from '../../../ui/index.ts';
import '../words.ts';

/** In the place of a page beyond the last one of a list, which is not empty; `first` is the address of its first page. */
export function PastEnd({ first }: { first: string }) {
  const { t } = useTranslation('partner-cabinet');
  return (
    <EmptyCard
      title={t('pastEnd.title')}
      text={t('pastEnd.text')}
      action={
        <LinkButton variant="second" href={first} onClick={focusHeading}>
          {t('pastEnd.first')}
        </LinkButton>
      }
    />
  );
}
