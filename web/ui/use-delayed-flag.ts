import { useEffect, useState } from 'react';

/** True once `flag` has been true for `delayMs` without a break; false at once when it falls. */
export function useDelayedFlag(flag: boolean, delayMs = 300): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!flag) return;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [flag, delayMs]);
  return flag && late;
}
