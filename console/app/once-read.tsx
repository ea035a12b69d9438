import { type ReactNode, useState } from 'react';
import { Loading, useEditContext } from 'react-admin';

/**
 * A form that waits for its record. What a list has left of it is shown at once otherwise, and the whole record would be
 * written over what has been typed meanwhile.
 */
export function OnceRead({ children }: { children: ReactNode }) {
  const { isFetching } = useEditContext();
  const [isRead, setRead] = useState(!isFetching);
  if (!isFetching && !isRead) setRead(true);
  return isRead ? children : <Loading />;
}
