/** What has to be there before a site is opened, in the order in which it is best done. */
export const openingSteps = [
  'second-operator',
  'public-address',
  'mail-server',
  'contacts',
  'first-screen',
  'about',
  'user-agreement',
  'agreement-article',
  'partner-article',
  'solutions',
  'questions',
  'tariffs',
  'partners',
  'partner-people',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** Stands in every text of the first content that nobody has written yet, and is true for whoever reads it. */
export const unwrittenText = 'Текст этой страницы ещё готовится.';
