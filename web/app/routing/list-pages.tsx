import { useTranslation } from 'react-i18next';
import { Pagination } from '../../ui/index.ts';

interface ListPagesProps {
  /** Names the landmark: of which list. */
  label: string;
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
  /** Other words for the two arrows. */
  previous?: string;
  next?: string;
}

/** The links to the pages of a list; one page alone has none. */
export function ListPages({ label, previous, next, ...pages }: ListPagesProps) {
  const { t } = useTranslation();
  const labels = {
    nav: label,
    previous: previous ?? t('pages.previous'),
    next: next ?? t('pages.next'),
    page: (page: number) => t('pages.page', { page }),
  };
  return <Pagination {...pages} labels={labels} />;
}
