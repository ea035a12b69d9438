import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  /** `<Breadcrumbs>`. */
  breadcrumbs?: ReactNode;
  description?: ReactNode;
  /** `lead` for pages that are read, `usual` for pages that are worked in. */
  descriptionSize?: 'usual' | 'lead';
  /** Buttons, at the right; below on phones. */
  actions?: ReactNode;
}

/** The head of a page: breadcrumbs, heading (it takes the focus on a change of page), description, actions. */
export function PageHead({ title, breadcrumbs, description, descriptionSize = 'usual', actions }: PageHeadProps) {
  return (
    <>
      {breadcrumbs}
      <div className={styles.head}>
        <div className={styles.text}>
          <h1 className="h1" tabIndex={-1}>
            {title}
          </h1>
          {description !== undefined && <p className={descriptionSize === 'lead' ? 'lead' : 'muted'}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </>
  );
}
