import * as schemas from '../../../contract/content.schemas.ts';
import * as calls from '../../../contract/content.ts';
import * as advantageSchemas from '../../../contract/content-advantages.schemas.ts';
import * as advantageCalls from '../../../contract/content-advantages.ts';
import * as faqSchemas from '../../../contract/content-faq.schemas.ts';
import * as faqCalls from '../../../contract/content-faq.ts';
import * as reviewSchemas from '../../../contract/content-reviews.schemas.ts';
import * as reviewCalls from '../../../contract/content-reviews.ts';
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
  const videos = { db, videoLengths };
  return [
    handle(calls.getSiteSettings, schemas.getSiteSettings, () => getSiteSettings(db, settings)),
    handle(advantageCalls.listAdvantages, advantageSchemas.listAdvantages, ({ query }) =>
      readAdvantages(db, basePath, query),
    ),
    handle(reviewCalls.listReviews, reviewSchemas.listReviews, ({ query }) => readReviews(db, query)),
    handle(reviewCalls.listVideoReviews, reviewSchemas.listVideoReviews, () => readVideoReviews(videos)),
    handle(reviewCalls.getReview, reviewSchemas.getReview, ({ params }) => readReview(videos, params.id)),
    handle(faqCalls.listFaqCategories, faqSchemas.listFaqCategories, ({ query }, { viewer }) =>
      readFaqCategories(db, query['for-public-use'], viewer),
    ),
    handle(faqCalls.getFaq, faqSchemas.getFaq, ({ params }, { viewer }) => readFaq(db, basePath, params.id, viewer)),
  ];
}
