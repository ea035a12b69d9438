import type { ReactNode } from 'react';
import { Beads } from './beads.tsx';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string | undefined;
}

/** Nothing here yet: every bead waits at the right, a sentence, one thing to do. */
export function EmptyState({ title, text, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.empty, className)}>
      <Beads />
      <Heading className="h3">{title}</Heading>
      {text !== undefined && <p className="muted">{text}</p>}
      {action}
    </div>
  );
}
