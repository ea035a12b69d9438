import { Minus, Plus } from 'lucide';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  title: ReactNode;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** A heading that opens its text: `<details>`, so it works without scripts. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary>
        {title}
        <Icon of={Plus} size={24} className={styles.plus} />
        <Icon of={Minus} size={24} className={styles.minus} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
