import { useCallback, useDeferredValue, useState } from 'react';
import type { Application } from '../../../../contract/applications.ts';
import { LazyViewer } from '../../catalogue/index.ts';
import { ApplicationCard } from './application-card.tsx';
import { ApplicationCardsSkeleton } from './application-cards-skeleton.tsx';

interface ApplicationsGridProps {
  applications: readonly Application[];
  withSubscriber: boolean;
  /** Whether the solution of a kind is on the site. */
  hasDetails: (type: string) => boolean;
  /** Whether the solution of a kind has pictures of its screens. */
  hasScreens: (type: string) => boolean;
  onRename: (application: Application) => void;
  /** Skeletons for applications that are still loading. */
  missing: number;
  /** The cards belong to another page; the requested one is loading. */
  busy: boolean;
}

/** The cards, and the one viewer of screens they share. */
export function ApplicationsGrid(props: ApplicationsGridProps) {
  const { applications, withSubscriber, hasDetails, hasScreens, onRename, missing, busy } = props;
  const [viewed, setViewed] = useState<Application>();
  const [viewing, setViewing] = useState(false);
  const view = useCallback((application: Application) => {
    setViewed(application);
    setViewing(true);
  }, []);
  // Deferred, so that the press is answered before hundreds of cards are rendered.
  const drawn = useDeferredValue(applications);
  return (
    <>
      <ul className="cards cards-3" aria-busy={busy || missing > 0 || undefined}>
        {drawn.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            withSubscriber={withSubscriber}
            withDetails={hasDetails(application.type)}
            withScreens={hasScreens(application.type)}
            onRename={onRename}
            onScreens={view}
          />
        ))}
        {missing > 0 && <ApplicationCardsSkeleton count={missing} />}
      </ul>
      {viewed && (
        <LazyViewer solutionCode={viewed.type} title={viewed.title} open={viewing} onClose={() => setViewing(false)} />
      )}
    </>
  );
}
