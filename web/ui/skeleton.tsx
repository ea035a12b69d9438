import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'text' | 'small' | 'button' | 'logo' | 'block';
  /** Classes for the size, which must be that of the content. */
  className?: string | undefined;
}

/** The class of a frame round skeletons that is to show itself no sooner than they do. */
export const skeletonFrame = styles.frame;

/** A grey shape of the size of the content; it appears only after 300 ms, and does not shimmer. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return (
    <span className={classNames(styles.skeleton, shape !== 'block' && styles[shape], className)} aria-hidden="true" />
  );
}
