import { listAdvantages } from '../../../contract/advantages.ts';
import * as contract from '../../../contract/content.ts';
import { getFaq, listFaqCategories } from '../../../contract/faq.ts';
import { getReview, listReviews, listVideoReviews } from '../../../contract/reviews.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { getSiteSettings } from './get-site-settings.ts';
import { readAdvantages } from './read-advantages.ts';
import { readFaq, readFaqCategories } from './read-faq.ts';
import { readReview, readReviews, readVideoReviews } from './read-reviews.ts';
import type { VideoLengths } from './video-lengths.ts';

interface Needs {
  db: Db;
  settings: Settings;
  videoLengths: VideoLengths;
}

/** The calls of the site's own content. */
export function contentCalls({ db, settings, videoLengths }: Needs): Handled[] {
  const basePath = settings.BASE_PATH;
  const videos = { db, basePath, videoLengths };
  return [
    handle(contract.getSiteSettings, () => getSiteSettings(db, settings)),
    handle(listAdvantages, ({ query }) => readAdvantages(db, basePath, query)),
    handle(listReviews, ({ query }) => readReviews(db, basePath, query)),
    handle(listVideoReviews, () => readVideoReviews(videos)),
    handle(getReview, ({ params }) => readReview(videos, params.id)),
    handle(listFaqCategories, ({ query }, { viewer }) => readFaqCategories(db, query['for-public-use'], viewer)),
    handle(getFaq, ({ params }, { viewer }) => readFaq(db, basePath, params.id, viewer)),
  ];
}
