import { TriangleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import styles from './banner.module.css';
import { Icon } from './icon.tsx';

interface BannerProps {
  title: string;
  /** `<li>` elements: what the banner is about, in one row. */
  items?: ReactNode;
  /** The explanation under them. */
  text?: ReactNode;
  /** One link, at the right; below on phones. */
  action?: ReactNode;
}

/** An amber notice above the page's heading; a landmark with its title as the name. */
export function Banner({ title, items, text, action }: BannerProps) {
  const titleId = useId();
  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <Icon of={TriangleAlert} size={24} />
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <div className={styles.body}>
        {items !== undefined && <ul className={styles.list}>{items}</ul>}
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </section>
  );
}
