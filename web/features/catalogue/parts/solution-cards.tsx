import { useState } from 'react';
import { LazyViewer } from './lazy-viewer.tsx';
import { type CardItem, SolutionCard } from './solution-card.tsx';

interface SolutionCardsProps {
  solutions: readonly CardItem[];
  headingLevel: 2 | 3;
  /** How the list lies: a grid, the track of a slider. */
  className: string | undefined;
}

/** Cards of solutions with the one viewer of screens they share. */
export function SolutionCards({ solutions, headingLevel, className }: SolutionCardsProps) {
  const [shown, setShown] = useState<CardItem | null>(null);
  return (
    <>
      <ul className={className}>
        {solutions.map((solution) => (
          <SolutionCard
            key={solution.code || solution.type}
            solution={solution}
            headingLevel={headingLevel}
            onShowScreens={() => setShown(solution)}
          />
        ))}
      </ul>
      {shown && (
        <LazyViewer open solutionCode={shown.code || shown.type} title={shown.title} onClose={() => setShown(null)} />
      )}
    </>
  );
}
