import type { MouseEvent } from 'react';
import { Link, useCreatePath, useRecordContext } from 'react-admin';

interface RecordLinkProps {
  resource: string;
  /** Where the record keeps the id, and the name of what is linked. */
  id: string;
  name: string;
  /** What stands there when the name is empty. */
  orElse?: string;
}

/** A link to a record of another list by what the row says of it. */
export function RecordLink({ resource, id, name, orElse = id }: RecordLinkProps) {
  const record = useRecordContext<Record<string, string | null>>();
  const createPath = useCreatePath();
  const target = record?.[id];
  if (!record || !target) return <span>—</span>;
  return (
    <Link
      to={createPath({ resource, id: target, type: 'show' })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {record[name] || record[orElse]}
    </Link>
  );
}
