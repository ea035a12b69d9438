import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './row-list.module.css';
import { Skeleton } from './skeleton.tsx';

type RowListProps = ComponentProps<'ul'> & { as?: 'ul' | 'dl' | 'div' };

/** A list in a frame, its rows a hairline apart. */
export function RowList({ as: Element = 'ul', className, ...rest }: RowListProps) {
  return (
    <Element
      {...(rest as ComponentProps<'ul'> & ComponentProps<'dl'> & ComponentProps<'div'>)}
      className={classNames(styles.list, className)}
    />
  );
}

/** A row of a `RowList`: an icon, `RowWords`, and at the end a button or a tag, below the words on phones. */
export function Row({ className, ...rest }: ComponentProps<'li'>) {
  return <li {...rest} className={classNames(styles.row, className)} />;
}

/** The words of a row: a name in `b`, quieter lines in `span`. */
export function RowWords(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.words} />;
}

/** The skeleton of a `RowList`. */
export function RowListSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <div className={styles.list} aria-busy="true">
      <p className="visually-hidden">{label}</p>
      {Array.from({ length: rows }, (_, place) => place).map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton shape="block" className={styles.skeletonIcon} />
          <div className={classNames(styles.words, styles.skeletonWords)}>
            <Skeleton className={styles.skeletonName} />
            <Skeleton shape="small" className={styles.skeletonLine} />
          </div>
          <Skeleton shape="button" />
        </div>
      ))}
    </div>
  );
}
