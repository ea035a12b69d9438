import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import type { getSolution } from '../../../contract/catalogue.ts';
import { usePageQuery } from '../../app/calls/use-page-query.ts';
import { CleanHtml } from '../../app/html/clean-html.tsx';
import { BreadcrumbTrail } from '../../app/routing/breadcrumb-trail.tsx';
import { PageFailure } from '../../app/routing/page-failure.tsx';

import { pathTo } from '../../routes.ts';
import { DemoPanel } from './parts/demo-panel.tsx';
import { ShotThumbnails } from './parts/shot-thumbnails.tsx';
import { SolutionHero } from './parts/solution-hero.tsx';
import { SolutionSection } from './parts/solution-section.tsx';
import { splitHeading } from './parts/split-heading.ts';
import { catalogueQueries } from './queries.ts';
import styles from './solution.module.css';
import './words.ts';

/** One solution in full (spec: catalogue.solution-page). */
export function SolutionScreen() {
  const { t } = useTranslation('catalogue');
  const { code = '' } = useParams();
  const { data: solution, failure } = usePageQuery(catalogueQueries.one(code));
  if (solution) return <Whole solution={solution} />;
  const list = { label: t('title'), href: pathTo('solutions') };
  return <PageFailure list={list} title={t('one')} failure={failure} />;
}

function Whole({ solution }: { solution: CallAnswer<typeof getSolution> }) {
  const { t } = useTranslation('catalogue');
  const { title, screenShots, possibilities, fullDescription } = solution;
  const mobileShots = solution.mobileApp?.screenShots ?? [];
  return (
    <div className="wrap">
      <BreadcrumbTrail to={[{ label: t('title'), href: pathTo('solutions') }, { label: splitHeading(title).crumb }]} />
      <SolutionHero solution={solution} />
      {possibilities && (
        <SolutionSection title={t('possibilities')}>
          <CleanHtml html={possibilities} className={styles.possibilities} />
        </SolutionSection>
      )}
      {screenShots.length > 0 && (
        <SolutionSection title={t('shots')} note={t('shotsNote', { count: screenShots.length })}>
          <ShotThumbnails shots={screenShots} title={title} />
        </SolutionSection>
      )}
      {mobileShots.length > 0 && (
        <SolutionSection title={t('mobile')} note={t('mobileNote')}>
          <ShotThumbnails mobile shots={mobileShots} title={title} />
        </SolutionSection>
      )}
      {fullDescription && (
        <SolutionSection title={t('about')}>
          <CleanHtml html={fullDescription} className="prose" />
        </SolutionSection>
      )}
      <DemoPanel solution={solution} />
    </div>
  );
}
