import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'li';
  /** The link in `.card-title` covers the whole card, and the card reacts to the pointer. */
  pressable?: boolean;
};

/** A surface with a hairline and round corners. No shadow: it rests. */
export function Card({ as: Element = 'div', pressable = false, className, ...rest }: CardProps) {
  return (
    <Element
      {...(rest as ComponentProps<'div'> & ComponentProps<'li'>)}
      className={classNames(styles.card, pressable && styles.pressable, className)}
    />
  );
}
