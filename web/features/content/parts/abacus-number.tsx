import styles from './abacus-number.module.css';
import { rodsOf } from './rods.ts';

const beadsOnRod = 10;
const rodStepPx = 13;
const beadStepPx = 7.5;
const firstCountedPx = 7;
const lastWaitingPx = 101;

/** A bead is a line of 5 px with round ends, 6 px wide. */
const bead = (x: number, rod: number) => `M${x} ${4 + rod * rodStepPx}v5`;

function beads(counts: readonly number[], counted: boolean): string {
  return counts
    .flatMap((count, rod) =>
      Array.from({ length: counted ? count : beadsOnRod - count }, (_, place) =>
        bead(counted ? firstCountedPx + place * beadStepPx : lastWaitingPx - place * beadStepPx, rod),
      ),
    )
    .join('');
}

/** The number on the five rods of an abacus; nothing for a text that is no number. Always decoration. */
export function AbacusNumber({ value }: { value: string }) {
  const counts = rodsOf(value);
  if (!counts) return null;
  return (
    <svg className={styles.number} viewBox="0 0 108 65" width="108" height="65" fill="none" aria-hidden="true">
      <path className={styles.rods} d={counts.map((_, rod) => `M0 ${6.5 + rod * rodStepPx}h108`).join('')} />
      <path className={styles.waiting} d={beads(counts, false)} />
      <path className={styles.counted} d={beads(counts, true)} />
    </svg>
  );
}
