import { Card, Skeleton } from '../../../ui/index.ts';

/** Cards on their way, of the size they will have; they show themselves after 300 ms. */
export function SkeletonCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <Card as="li" key={place} className="app-card app-bones" aria-hidden="true">
      <Skeleton shape="logo" className="app-logo" />
      <div className="app-words">
        <Skeleton className="app-bone-name" />
        <Skeleton shape="small" className="app-bone-kind" />
      </div>
      <div className="app-foot">
        <Skeleton shape="button" className="app-bone-start" />
      </div>
    </Card>
  ));
}
