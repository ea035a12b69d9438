import { useSuspenseQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from '../../app/calls/site-settings.ts';
import { lazySection, Section } from '../../app/start/section.tsx';
import { classNames } from '../../ui/index.ts';
import styles from './home.module.css';
import { HomeHero } from './parts/home-hero.tsx';
import { Statistics } from './parts/statistics.tsx';

const Solutions = lazySection(
  () => import('./parts/solutions.section.tsx'),
  ({ SolutionsSection }) => SolutionsSection,
);
const Steps = lazySection(
  () => import('./parts/steps.section.tsx'),
  ({ Steps }) => Steps,
);
const Advantages = lazySection(
  () => import('./parts/advantages.section.tsx'),
  ({ AdvantagesSection }) => AdvantagesSection,
);
const Reviews = lazySection(
  () => import('./parts/reviews.section.tsx'),
  ({ ReviewsSection }) => ReviewsSection,
);
const Contact = lazySection(
  () => import('./parts/contact.section.tsx'),
  ({ ContactBlock }) => ContactBlock,
);
const News = lazySection(
  () => import('./parts/news.section.tsx'),
  ({ NewsSection }) => NewsSection,
);

/** The same elements at every change of the address, so that a tab of one section does not render the others. */
const sections = Object.entries({ Solutions, Steps, Advantages, Reviews, Contact, News }).map(([name, Part]) => (
  <Section key={name}>
    <Part />
  </Section>
));

/** The home page (spec: content.home). Each section below the first view is loaded and hydrated on its own. */
export function HomeScreen() {
  const { data: settings } = useSuspenseQuery(siteSettingsQuery());
  return (
    <div className={classNames('wrap', styles.page)}>
      <HomeHero settings={settings} />
      <Statistics figures={settings.statistics} />
      {sections}
    </div>
  );
}
