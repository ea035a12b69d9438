import { useTranslation } from 'react-i18next';
import { ListPages } from '../../../app/routing/list-pages.tsx';
import '../words.ts';

interface CabinetPagesProps {
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
}

/** The pages of a list of the cabinet. */
export function CabinetPages(pages: CabinetPagesProps) {
  const { t } = useTranslation('partner-cabinet');
  return <ListPages label={t('pages')} {...pages} />;
}
