import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { classNames, Icon, UiLink } from '../../../ui/index.ts';
import styles from './home-head.module.css';

interface HomeHeadProps {
  title: string;
  href: string;
  /** Right of the title. */
  children?: ReactNode;
}

/** The title of a block of the home page, a link to its own page. */
export function HomeHead({ title, href, children }: HomeHeadProps) {
  return (
    <div className={classNames('section-head', styles.head)}>
      <h2 className="h2">
        <UiLink href={href}>
          {title}
          <Icon of={ArrowRight} size={26} />
        </UiLink>
      </h2>
      {children}
    </div>
  );
}
