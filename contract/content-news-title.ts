const divider = '/ ';

/** The title of a news item in two: what stands before the first '/ ' and what follows (spec: content.news-card). */
export function splitNewsTitle(title: string): { heading: string; subtext: string } {
  const at = title.indexOf(divider);
  const heading = at < 0 ? title.trim() : title.slice(0, at).trim();
  const subtext = at < 0 ? '' : title.slice(at + divider.length).trim();
  // A title that begins with the divider would leave a card without a heading.
  return heading === '' ? { heading: subtext || title.trim(), subtext: '' } : { heading, subtext };
}
