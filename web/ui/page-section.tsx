import { type ReactNode, type RefObject, useId } from 'react';
import styles from './page-section.module.css';

interface PageSectionProps {
  title: string;
  text?: ReactNode;
  /** The heading, to take the focus when a button disappears. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** A part of a page: heading and words at the left, content at the right; one under the other on phones. */
export function PageSection({ title, text, headingRef, children }: PageSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 className="h3" id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
