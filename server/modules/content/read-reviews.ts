import { pageFigures } from '../../../contract/paging.ts';
import type { Review } from '../../../contract/reviews.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { recordNumber } from './record-number.ts';
import { countReviews, findReviewRow, listReviewRows } from './reviews.store.ts';
import type { VideoLengths } from './video-lengths.ts';

type Row = Awaited<ReturnType<typeof listReviewRows>>[number];

function reviewOf({ id, type, quotation, text, fio, info, image_path, video_url }: Row, basePath: string): Review {
  const own = (address: string | null) => (address?.startsWith('/') ? basePath + address : address);
  return {
    id,
    type: type as Review['type'],
    quotation,
    text,
    fio,
    info,
    imageUrl: own(image_path),
    videoUrl: own(video_url),
  };
}

/** A page of the text reviews, the newest first (contract, section 3). */
export async function readReviews(db: Db, basePath: string, { page, count }: { page: number; count: number }) {
  const rows = await listReviewRows(db, 'text', { limit: count, offset: (page - 1) * count });
  const total = page === 1 && rows.length < count ? rows.length : await countReviews(db, 'text');
  return { content: rows.map((row) => reviewOf(row, basePath)), ...pageFigures(page, count, total) };
}

interface Needs {
  db: Db;
  basePath: string;
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

async function withLength(row: Row, { basePath, videoLengths }: Needs): Promise<Review> {
  const videoSeconds = row.video_url === null ? undefined : await videoLengths.of(row.video_url);
  return { ...reviewOf(row, basePath), ...(videoSeconds !== undefined && { videoSeconds }) };
}
