import styles from './beads.module.css';
import { classNames } from './class-names.ts';

interface BeadsProps {
  /** How many beads are counted, at the left. */
  count?: number;
  /** How many beads there are on the rod. */
  total?: number;
  /** `position` is smaller: where one is among several. */
  size?: 'usual' | 'position';
  /** Read by screen readers; without it the beads are decoration. */
  label?: string;
}

/** The motif, standing still: `count` beads at the left of the rod, the rest waiting at the right. */
export function Beads({ count = 0, total = 10, size = 'usual', label }: BeadsProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className={classNames(styles.beads, size === 'position' && styles.position)} {...meaning}>
      {places(total).map((place) => (
        <span
          key={place}
          className={classNames(styles.bead, colour(place, count, total), place === count + 1 && styles.waiting)}
        />
      ))}
    </div>
  );
}

/** The motif, counting: ten beads cross the rod one by one while something is being prepared. Always decoration. */
export function MovingBeads() {
  return (
    <div className={classNames(styles.beads, styles.moving)} aria-hidden="true">
      {places(10).map((place) => (
        <span key={place} className={styles.bead} />
      ))}
    </div>
  );
}

function places(total: number): number[] {
  return Array.from({ length: total }, (_, index) => index + 1);
}

/** On a full rod with nothing counted the fifth and sixth beads differ, as on a real abacus. */
function colour(place: number, count: number, total: number): string | false | undefined {
  if (place <= count) return false;
  return count === 0 && total === 10 && (place === 5 || place === 6) ? styles.second : styles.third;
}
