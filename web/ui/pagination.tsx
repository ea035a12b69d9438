import { ArrowLeft, ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { UiLink } from './link.tsx';
import styles from './pagination.module.css';
import { paginationItems } from './pagination-items.ts';

interface PaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
  labels: {
    /** The name of the landmark. */
    nav: string;
    previous: string;
    next: string;
    /** The name of the link to a page. */
    page: (page: number) => string;
  };
  /** At most so many numbers and gaps. */
  items?: number;
}

/** Pages of a list as links. One page alone draws nothing. */
export function Pagination({ page, totalPages, hrefFor, labels, items = 9 }: PaginationProps) {
  if (totalPages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={labels.nav}>
      <ul>
        {page > 1 && (
          <Step href={hrefFor(page - 1)} label={labels.previous} rel="prev" icon={<Icon of={ArrowLeft} />} />
        )}
        {paginationItems(page, totalPages, items).map((item) =>
          item.kind === 'gap' ? (
            <li key={`gap-${item.after}`} className={classNames(styles.gap, item.on !== 'all' && styles[item.on])}>
              …
            </li>
          ) : (
            <li key={item.page} className={item.on === 'wide' ? styles.wide : undefined}>
              <UiLink
                className={styles.link}
                href={hrefFor(item.page)}
                aria-label={labels.page(item.page)}
                aria-current={item.page === page ? 'page' : undefined}
              >
                {item.page}
              </UiLink>
            </li>
          ),
        )}
        {page < totalPages && (
          <Step href={hrefFor(page + 1)} label={labels.next} rel="next" icon={<Icon of={ArrowRight} />} />
        )}
      </ul>
    </nav>
  );
}

function Step({ href, label, rel, icon }: { href: string; label: string; rel: string; icon: ReactNode }) {
  return (
    <li>
      <UiLink className={styles.link} href={href} rel={rel} aria-label={label}>
        {icon}
      </UiLink>
    </li>
  );
}
