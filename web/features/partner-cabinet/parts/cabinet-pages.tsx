import { useTranslation } from 'react-i18next';

import { Pagination } from '../../../ui/index.ts';
import '../words.ts';

interface CabinetPagesProps {
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
}

/** The pages of a list of the cabinet. */
export function CabinetPages({ page, totalPages, hrefFor }: CabinetPagesProps) {
  const { t } = useTranslation('partner-cabinet');
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      hrefFor={hrefFor}
      labels={{
        nav: t('pages.nav'),
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (other) => t('pages.page', { page: other }),
      }}
    />
  );
}
