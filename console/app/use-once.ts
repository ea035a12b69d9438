import { useState } from 'react';

/** An action that is not begun again while it goes on, as by a double click. */
export function useOnce() {
  const [isBusy, setBusy] = useState(false);
  const once = async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await work().finally(() => setBusy(false));
  };
  return { isBusy, once };
}
