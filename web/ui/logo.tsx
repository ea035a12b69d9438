import styles from './logo.module.css';

/** The mark: two beads counted, one waiting. From 14 px high; on deep grounds set `onDeep`. */
export function Logo({ height = 24, onDeep = false }: { height?: number; onDeep?: boolean }) {
  return (
    <svg
      className={onDeep ? styles.onDeep : undefined}
      viewBox="0 0 48 32"
      width={height * 1.5}
      height={height}
      fill="none"
      aria-hidden="true"
    >
      <path className={styles.rod} d="M2 16h44" strokeWidth="2.5" strokeLinecap="round" />
      <rect className={styles.counted} x="5" y="4" width="8" height="24" rx="4" />
      <rect className={styles.counted} x="15" y="4" width="8" height="24" rx="4" />
      <rect className={styles.waiting} x="35" y="4" width="8" height="24" rx="4" />
    </svg>
  );
}
