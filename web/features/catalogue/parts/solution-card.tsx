import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useId } from 'react';
import type { SolutionCard as SolutionItem } from '../../../../contract/catalogue.ts';
import { t } from '../../../app/i18n.ts';
import { Card, Icon, IconButton, Menu, MenuItem, UiLink, VisuallyHidden } from '../../../ui/index.ts';
import { type Startable, solutionPath, startLink } from './start-link.ts';

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
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const { href, newTab } = startLink(solution);
  return (
    <Card as="li" className="solution-card">
      <div className="solution-card-top">
        <img src={solution.logoUrl} alt="" width={logoSidePx} height={logoSidePx} loading="lazy" />
        <Menu
          button={(props) => (
            <IconButton
              {...props}
              label={t('catalogue.card.actions', { title: solution.title })}
              icon={<Icon of={Ellipsis} size={22} />}
            />
          )}
        >
          <MenuItem href={solutionPath(solution)}>{t('catalogue.card.details')}</MenuItem>
          {solution.screenShots && <MenuItem onSelect={onShowScreens}>{t('catalogue.card.screens')}</MenuItem>}
        </Menu>
      </div>
      <Heading className="h3" id={`${id}-title`}>
        {solution.title}
      </Heading>
      <p className="muted">{solution.shortDescription}</p>
      <UiLink href={href} newTab={newTab} className="go" id={`${id}-go`} aria-labelledby={`${id}-go ${id}-title`}>
        {t('catalogue.start')}
        {newTab && <VisuallyHidden> {t('common.opensInNewTab')}</VisuallyHidden>}
        <Icon of={newTab ? ArrowUpRight : ArrowRight} size={18} />
      </UiLink>
    </Card>
  );
}
