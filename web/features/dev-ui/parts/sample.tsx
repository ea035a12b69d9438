import type { ReactNode } from 'react';
import { classNames } from '../../../ui/index.ts';
import styles from '../dev-ui.module.css';

interface SampleProps {
  title: string;
  /** Columns of three from 992 px. */
  span?: 1 | 2 | 3;
  children: ReactNode;
}

const SPANS = { 1: undefined, 2: styles.span2, 3: styles.span3 };

/** One titled group on the sample page. */
export function Sample({ title, span = 1, children }: SampleProps) {
  return (
    <section className={classNames(styles.sample, SPANS[span])}>
      <h2 className="caption dim">{title}</h2>
      {children}
    </section>
  );
}

/** Samples in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
