import { late } from '../../app/late-part.tsx';

/** The blocks of the home page below its first view; the code of each comes when it is near. */
export const homeBlocks = {
  solutions: late(
    () => import('./parts/solutions-section.tsx'),
    (module) => module.SolutionsSection,
  ),
  steps: late(
    () => import('./parts/steps.tsx'),
    (module) => module.Steps,
  ),
  advantages: late(
    () => import('./parts/advantages-section.tsx'),
    (module) => module.AdvantagesSection,
  ),
  reviews: late(
    () => import('./parts/reviews-section.tsx'),
    (module) => module.ReviewsSection,
  ),
  contact: late(
    () => import('./parts/contact-block.tsx'),
    (module) => module.ContactBlock,
  ),
  news: late(
    () => import('./parts/news-section.tsx'),
    (module) => module.NewsSection,
  ),
};
