import { useState } from 'react';
import type { Customer } from '../../../contract/partner-cabinet-customers.ts';

type Named = Pick<Customer, 'id' | 'name'>;

/** The customers picked for a letter; they stay picked while the list is searched and paged. */
export function usePickedCustomers() {
  const [picked, setPicked] = useState<readonly Named[]>([]);
  const has = (id: string) => picked.some((one) => one.id === id);
  return {
    picked,
    has,
    /** Picks the customers or takes them back. */
    set: (customers: readonly Named[], on: boolean) => {
      const others = picked.filter(({ id }) => !customers.some((one) => one.id === id));
      setPicked(on ? [...others, ...customers] : others);
    },
    clear: () => setPicked([]),
  };
}

export type PickedCustomers = ReturnType<typeof usePickedCustomers>;
