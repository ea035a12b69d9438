import { ArrowRight, ArrowUpRight } from 'lucide';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SolutionCard as SolutionItem } from '../../../../contract/catalogue.ts';
import { withBase } from '../../../app/routing/base-path.ts';

import { ActionsMenu, Card, Icon, MenuItem, UiLink, VisuallyHidden } from '../../../ui/index.ts';
import styles from './solution-card.module.css';
import { type Startable, solutionPath, startLink } from './start-link.ts';
import '../words.ts';

/** An item of the catalogue as a card shows it. */
export type CardItem = Startable & Pick<SolutionItem, 'title' | 'logoUrl' | 'shortDescription' | 'screenShots'>;

interface SolutionCardProps {
  solution: CardItem;
  headingLevel: 2 | 3;
  onShowScreens: () => void;
}

const logoSidePx = 56;

/** A solution in a list: logo, actions, title, what it is for, «Начать работу». */
export function SolutionCard({ solution, headingLevel, onShowScreens }: SolutionCardProps) {
  const { t } = useTranslation(['catalogue', 'start']);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const { href, newTab } = startLink(solution);
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.top}>
        <img src={withBase(solution.logoUrl)} alt="" width={logoSidePx} height={logoSidePx} loading="lazy" />
        <ActionsMenu className={styles.menu} label={t('card.actions', { title: solution.title })}>
          <MenuItem href={solutionPath(solution)}>{t('card.details')}</MenuItem>
          {solution.screenShots && <MenuItem onSelect={onShowScreens}>{t('card.screens')}</MenuItem>}
        </ActionsMenu>
      </div>
      <Heading className="h3" id={`${id}-title`}>
        {solution.title}
      </Heading>
      <p className="muted">{solution.shortDescription}</p>
      <UiLink href={href} newTab={newTab} className="go" id={`${id}-go`} aria-labelledby={`${id}-go ${id}-title`}>
        {t('start')}
        {newTab && <VisuallyHidden> {t('start:opensInNewTab')}</VisuallyHidden>}
        <Icon of={newTab ? ArrowUpRight : ArrowRight} size={18} />
      </UiLink>
    </Card>
  );
}
