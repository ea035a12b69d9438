/** How many advantages are asked for at once (spec: content.page-sizes). */
export const advantagesAtOnce = 50;

/** The last place for which a picture is drawn, from the first on. */
export const lastDrawnAdvantage = 12;
