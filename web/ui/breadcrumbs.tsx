import styles from './breadcrumbs.module.css';
import { UiLink } from './link.tsx';

export interface Crumb {
  label: string;
  /** Where it leads; the last crumb is the current page and needs none. */
  href?: string;
}

/** The breadcrumbs of this page; the last item is the page itself. A single level renders nothing. */
export function Breadcrumbs({ items, label }: { items: readonly Crumb[]; label: string }) {
  if (items.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.label}>
            {index === items.length - 1 || item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <UiLink href={item.href}>{item.label}</UiLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
