import type { ReactNode } from 'react';
import { Beads } from './beads.tsx';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
  headingLevel?: 2 | 3;
}

/** Nothing here yet: every bead waits at the right, a sentence, one thing to do. */
export function EmptyState({ title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty">
      <Beads />
      <Heading className="h3">{title}</Heading>
      {text !== undefined && <p className="muted">{text}</p>}
      {action}
    </div>
  );
}
