import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconShape } from './icon.tsx';
import styles from './tag.module.css';

interface TagProps {
  /** `accent` done, `warn` about to end, `danger` failed; everything else is neutral. */
  kind?: 'neutral' | 'accent' | 'warn' | 'danger';
  /** A state is never colour alone: an icon and a word. */
  icon: IconShape;
  children: ReactNode;
}

/** A state in a word, with an icon on a soft ground. */
export function Tag({ kind = 'neutral', icon, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, kind !== 'neutral' && styles[kind])}>
      <Icon of={icon} size={16} />
      {children}
    </span>
  );
}
