import { UiLink, writtenNumber } from '../../../ui/index.ts';
import styles from './filter-bar.module.css';

interface Chip {
  href: string;
  label: string;
  count: number | undefined;
  current: boolean;
}

/** Filters as links, each with how many it lets through. */
export function FilterChips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label} className={styles.chips}>
      {chips.map(({ href, label: words, count, current }) => (
        <UiLink key={href} className={styles.chip} href={href} aria-current={current ? 'true' : undefined}>
          {words}
          {count !== undefined && <span className="num">{writtenNumber(count)}</span>}
        </UiLink>
      ))}
    </nav>
  );
}
