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

/** Opens it, given as its `ref`, when the address leads to something in it, or to what it is the text of. */
export function openIfMeant(details: HTMLDetailsElement | null): void {
  const meant = document.getElementById(location.hash.slice(1));
  if (details && meant && (meant === details.closest('[id]') || details.contains(meant))) details.open = true;
}

/** A heading that opens its text: `<details>`, so it works without scripts. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details ref={openIfMeant} className={styles.disclosure} open={open}>
      <summary>
        {title}
        <Icon of={Plus} size={24} className={styles.plus} />
        <Icon of={Minus} size={24} className={styles.minus} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
