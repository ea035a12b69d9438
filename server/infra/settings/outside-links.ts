/** Where the outside links lead in the demo, which has no outside sites. */
const demoLinks = {
  SUPPORT_URL: '/help#help-contacts',
  VIDEO_LESSONS_URL: '/help#video',
  BUY_URL: '/price',
  SELL_URL: '/articles/faq_partner',
};

export type OutsideLink = keyof typeof demoLinks;

/** The outside links of the shell; outside the demo one that is not set is left out (spec: shell.external-links). */
export function linksOf(values: { [Name in OutsideLink]?: string | undefined }, demo: boolean) {
  const linkOf = (name: OutsideLink) => values[name] ?? (demo ? demoLinks[name] : null);
  return {
    SUPPORT_URL: linkOf('SUPPORT_URL'),
    VIDEO_LESSONS_URL: linkOf('VIDEO_LESSONS_URL'),
    BUY_URL: linkOf('BUY_URL'),
    SELL_URL: linkOf('SELL_URL'),
  };
}
