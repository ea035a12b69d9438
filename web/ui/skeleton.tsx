import { classNames } from './class-names.ts';

interface SkeletonProps {
  shape?: 'text' | 'small' | 'button' | 'logo' | 'block';
  /** Utility classes for the size: the place of what is coming must not change. */
  className?: string;
}

/** A grey shape of the exact size of what is coming; shows itself only after 300 ms, and never shimmers. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return (
    <span className={classNames('skeleton', shape !== 'block' && `skeleton-${shape}`, className)} aria-hidden="true" />
  );
}
