import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CleanHtml } from '../../app/clean-html.tsx';
import { t } from '../../app/i18n.ts';
import { Way } from '../../app/way.tsx';
import { pathTo } from '../../routes.tsx';
import { DemoPanel } from './parts/demo-panel.tsx';
import { ShotThumbnails } from './parts/shot-thumbnails.tsx';
import { SolutionHero } from './parts/solution-hero.tsx';
import { SolutionSection } from './parts/solution-section.tsx';
import { splitHeading } from './parts/split-heading.ts';
import { catalogueQueries } from './queries.ts';

/** One solution in full (specification, section 2, Solutions). */
export function SolutionScreen() {
  const { code = '' } = useParams();
  const { data: solution } = useSuspenseQuery(catalogueQueries.one(code));
  const { title, screenShots, possibilities, fullDescription } = solution;
  const mobileShots = solution.mobileApp?.screenShots ?? [];
  return (
    <div className="wrap">
      <Way to={[{ label: t('catalogue.title'), href: pathTo('solutions') }, { label: splitHeading(title).crumb }]} />
      <SolutionHero solution={solution} />
      {possibilities && (
        <SolutionSection title={t('catalogue.possibilities')}>
          <CleanHtml html={possibilities} className="possibilities" />
        </SolutionSection>
      )}
      {screenShots.length > 0 && (
        <SolutionSection title={t('catalogue.shots')} note={t('catalogue.shotsNote', { count: screenShots.length })}>
          <ShotThumbnails shots={screenShots} title={title} />
        </SolutionSection>
      )}
      {mobileShots.length > 0 && (
        <SolutionSection title={t('catalogue.mobile')} note={t('catalogue.mobileNote')}>
          <ShotThumbnails mobile shots={mobileShots} title={title} />
        </SolutionSection>
      )}
      {fullDescription && (
        <SolutionSection title={t('catalogue.about')}>
          <CleanHtml html={fullDescription} className="prose" />
        </SolutionSection>
      )}
      <DemoPanel solution={solution} />
    </div>
  );
}
