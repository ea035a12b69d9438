import type { ReactNode } from 'react';
import styles from './step-list.module.css';

export interface Step {
  key: string;
  title: ReactNode;
  text: ReactNode;
}

/** Numbered steps: each has as many beads as its number; with `numbered` the number is also before the title. */
export function StepList({ steps, numbered = false }: { steps: readonly Step[]; numbered?: boolean }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, title, text }, index) => (
        <li key={key} className={styles.step}>
          <span className={styles.beads} aria-hidden="true">
            {steps.slice(0, index + 1).map((one) => (
              <span key={one.key} />
            ))}
          </span>
          <h3 className="h3">
            {numbered && (
              <>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}.
                </span>{' '}
              </>
            )}
            {title}
          </h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
