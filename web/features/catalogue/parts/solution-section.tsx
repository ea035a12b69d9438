import { type ReactNode, useId } from 'react';
import styles from './solution-section.module.css';

interface SolutionSectionProps {
  title: string;
  /** A line under the heading. */
  note?: string;
  children: ReactNode;
}

/** A part of a solution's page: its heading at the left, the rest at the right; one under the other on small screens. */
export function SolutionSection({ title, note, children }: SolutionSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 className="h2" id={id}>
          {title}
        </h2>
        {note !== undefined && <p className="muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}
