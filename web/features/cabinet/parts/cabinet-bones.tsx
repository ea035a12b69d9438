import { Skeleton } from '../../../ui/index.ts';

const rows = [1, 2, 3, 4, 5, 6];

/** A table on its way, in the size of a usual one; it shows itself after 300 ms. */
export function CabinetBones() {
  return (
    <div className="table-frame cabinet-bones" aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className="cabinet-bone">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
