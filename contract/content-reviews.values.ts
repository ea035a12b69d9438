/** How many text reviews are asked for at once (spec: content.page-sizes). */
export const reviewsAtOnce = 20;

/** The two tabs of reviews, in their order (spec: content.reviews-pages). */
export const reviewTypes = ['text', 'video'] as const;

export type ReviewType = (typeof reviewTypes)[number];
