import { t } from '../../../app/i18n.ts';
import { Pagination } from '../../../ui/index.ts';

interface CabinetPagesProps {
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
}

/** The pages of a list of the cabinet. */
export function CabinetPages({ page, totalPages, hrefFor }: CabinetPagesProps) {
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      hrefFor={hrefFor}
      labels={{
        nav: t('cabinet.pages.nav'),
        previous: t('cabinet.pages.previous'),
        next: t('cabinet.pages.next'),
        page: (other) => t('cabinet.pages.page', { page: other }),
      }}
    />
  );
}
