import type { Review } from '../../../contract/content-reviews.ts';
import { pageFigures } from '../../../contract/paging.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { recordNumber } from './record-number.ts';
import { countReviews, findReviewRow, listReviewRows } from './reviews.store.ts';
import type { VideoLengths } from './video-lengths.ts';

type Row = Awaited<ReturnType<typeof listReviewRows>>[number];

function reviewOf({ image_path, video_url, captions_url, ...row }: Row): Review {
  const type = row.type as Review['type'];
  const captions = captions_url !== null && { captionsUrl: captions_url };
  return { ...row, type, imageUrl: image_path, videoUrl: video_url, ...captions };
}

/** A page of the text reviews, the newest first (spec: content.review). */
export async function readReviews(db: Db, { page, count }: { page: number; count: number }) {
  const rows = await listReviewRows(db, 'text', { limit: count, offset: (page - 1) * count });
  const total = page === 1 && rows.length < count ? rows.length : await countReviews(db, 'text');
  return { content: rows.map(reviewOf), ...pageFigures(page, count, total) };
}

interface Needs {
  db: Db;
  videoLengths: VideoLengths;
}

/** All video reviews, the newest first. */
export async function readVideoReviews(needs: Needs): Promise<Review[]> {
  return Promise.all((await listReviewRows(needs.db, 'video')).map((row) => withLength(row, needs)));
}

/** One review of either type. @throws Failure `content.unknown-review` */
export async function readReview(needs: Needs, given: string): Promise<Review> {
  const id = recordNumber(given);
  const row = id === undefined ? undefined : await findReviewRow(needs.db, id);
  if (!row) fail('content.unknown-review');
  return withLength(row, needs);
}

async function withLength(row: Row, { videoLengths }: Needs): Promise<Review> {
  const videoSeconds = row.video_url === null ? undefined : await videoLengths.of(row.video_url);
  return { ...reviewOf(row), ...(videoSeconds !== undefined && { videoSeconds }) };
}
