import { useSuspenseQuery } from '@tanstack/react-query';
import { LateBlock } from '../../app/late-block.tsx';
import { homeBlocks } from './home.blocks.ts';
import { HomeHero } from './parts/home-hero.tsx';
import { Statistics } from './parts/statistics.tsx';
import { contentQueries } from './queries.ts';

/** The home page (specification, section 2, Home page). */
export function HomeScreen() {
  const { data: settings } = useSuspenseQuery(contentQueries.siteSettings());
  return (
    <div className="wrap">
      <HomeHero settings={settings} />
      <Statistics figures={settings.statistics} />
      <LateBlock of={homeBlocks.solutions} />
      <LateBlock of={homeBlocks.steps} />
      <LateBlock of={homeBlocks.advantages} />
      <LateBlock of={homeBlocks.reviews} />
      <LateBlock of={homeBlocks.contact} />
      <LateBlock of={homeBlocks.news} />
    </div>
  );
}
