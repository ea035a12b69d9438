/** How many advantages are asked for at once (spec: content.page-sizes). */
export const advantagesAtOnce = 50;
