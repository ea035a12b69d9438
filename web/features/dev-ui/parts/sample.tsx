import type { ReactNode } from 'react';
import { classNames } from '../../../ui/index.ts';

interface SampleProps {
  title: string;
  /** Columns of three from 992 px. */
  span?: 1 | 2 | 3;
  children: ReactNode;
}

const SPANS = { 1: '', 2: 'lg:col-span-2', 3: 'lg:col-span-3' };

/** One titled group on the sample page. */
export function Sample({ title, span = 1, children }: SampleProps) {
  return (
    <section className={classNames('grid min-w-0 grid-cols-1 gap-4', SPANS[span])}>
      <h2 className="caption dim">{title}</h2>
      {children}
    </section>
  );
}

/** Samples in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
