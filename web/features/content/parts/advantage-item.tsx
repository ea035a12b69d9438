import type { Advantage } from '../../../../contract/advantages.ts';

interface AdvantageItemProps {
  advantage: Pick<Advantage, 'imageUrl' | 'title' | 'text'>;
  headingLevel: 2 | 3;
}

const iconSidePx = 24;

/** An advantage in short: its icon, name and text. */
export function AdvantageItem({ advantage, headingLevel }: AdvantageItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className="advantage">
      <AdvantageIcon {...advantage} />
      <Heading className="h4">{advantage.title}</Heading>
      <p className="muted">{advantage.text}</p>
    </li>
  );
}

/** The picture of an advantage on its soft ground. */
export function AdvantageIcon({ imageUrl }: Pick<Advantage, 'imageUrl'>) {
  return (
    <span className="advantage-icon">
      <img src={imageUrl} width={iconSidePx} height={iconSidePx} alt="" loading="lazy" />
    </span>
  );
}
