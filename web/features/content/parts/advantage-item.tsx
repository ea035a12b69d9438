import type { Advantage } from '../../../../contract/content-advantages.ts';
import { withBase } from '../../../app/routing/base-path.ts';
import { classNames } from '../../../ui/index.ts';
import styles from './advantage-item.module.css';

interface AdvantageItemProps {
  advantage: Pick<Advantage, 'imageUrl' | 'title' | 'text'>;
  headingLevel: 2 | 3;
}

const iconSidePx = 24;

/** An advantage in short: its icon, name and text. */
export function AdvantageItem({ advantage, headingLevel }: AdvantageItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.item}>
      <AdvantageIcon {...advantage} />
      <Heading className="h4">{advantage.title}</Heading>
      <p className="muted">{advantage.text}</p>
    </li>
  );
}

/** The picture of an advantage on its soft ground. */
export function AdvantageIcon({
  imageUrl,
  className,
}: Pick<Advantage, 'imageUrl'> & { className?: string | undefined }) {
  return (
    <span className={classNames(styles.icon, className)}>
      <img src={withBase(imageUrl)} width={iconSidePx} height={iconSidePx} alt="" loading="lazy" />
    </span>
  );
}
