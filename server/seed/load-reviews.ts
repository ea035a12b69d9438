import * as z from 'zod';
import { review } from '../../contract/content-reviews.schemas.ts';
import type { Db } from '../infra/database/index.ts';
import { readContent } from './read-content.ts';

const reviewsFile = z.array(
  z.object({
    ...review.shape,
    imageUrl: z.optional(z.string()),
    videoUrl: z.optional(z.string()),
  }),
);

/** Loads the text and video reviews of the demo content. */
export async function loadReviews(db: Db): Promise<void> {
  const files = await Promise.all(['reviews.json', 'video-reviews.json'].map(readContent));
  const reviews = files.flatMap((file) => reviewsFile.parse(JSON.parse(file)));
  await db
    .insertInto('reviews')
    .values(
      reviews.map(({ id, type, quotation, text, fio, info, imageUrl, videoUrl, captionsUrl }) => ({
        ...{ id, type, quotation, text, fio, info },
        image_path: imageUrl ?? null,
        video_url: videoUrl ?? null,
        captions_url: captionsUrl ?? null,
      })),
    )
    .execute();
}
