import type { ReactNode } from 'react';
import { Beads } from './beads.tsx';
import { Card } from './card.tsx';
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

type EmptyCardProps = Omit<EmptyStateProps, 'className'> & {
  /** As wide as its words, for a page that holds nothing else. */
  narrow?: boolean;
};

/** An `EmptyState` in a card, in the place of a list of cards or a table. */
export function EmptyCard({ narrow = false, ...state }: EmptyCardProps) {
  return (
    <Card className={classNames(styles.card, narrow && styles.narrow)}>
      <EmptyState {...state} />
    </Card>
  );
}
