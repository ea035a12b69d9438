import { Skeleton } from '../../../ui/index.ts';

const rows = [1, 2, 3, 4, 5];

/** The table on its way, in the size of a usual one; it shows itself after 300 ms. */
export function SubscriptionBones() {
  return (
    <div className="table-frame subscription-bones" aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className="subscription-bone">
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
