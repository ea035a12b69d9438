import { useSuspenseQuery } from '@tanstack/react-query';
import { catalogueQueries } from '../catalogue/queries.ts';
import { ContactSection } from '../enquiries/index.ts';
import { HomeHero } from './parts/home-hero.tsx';
import { PriceBand } from './parts/price-band.tsx';
import { SolutionsSection } from './parts/solutions-section.tsx';
import { Statistics } from './parts/statistics.tsx';
import { Steps } from './parts/steps.tsx';
import { contentQueries } from './queries.ts';

/** The home page (specification, section 2, Home page). */
export function HomeScreen() {
  const { data: settings } = useSuspenseQuery(contentQueries.siteSettings());
  const { data: solutions } = useSuspenseQuery(catalogueQueries.list());
  return (
    <div className="wrap">
      <HomeHero settings={settings} />
      <Statistics figures={settings.statistics} />
      <section className="section">
        <SolutionsSection solutions={solutions.content} />
        <PriceBand />
      </section>
      <Steps />
      <ContactSection formId={13} />
    </div>
  );
}
