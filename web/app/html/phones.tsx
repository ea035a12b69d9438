import { plainHtml } from './plain-html.ts';

/** The setting's lines, each a link or words: the server lets only `a` and `br` through (spec: content.site-settings). */
export const phonesOf = (html: string) => html.split('<br />').filter(Boolean);

/** The phone numbers of the site's settings. */
export function Phones({ html, className }: { html: string; className?: string | undefined }) {
  return (
    <div className={className}>
      {phonesOf(html).map((line) => (
        // With the words around the link, such as a city; words alone lead nowhere.
        <a key={line} href={/tel:[^"]+/.exec(line)?.[0]}>
          {plainHtml(line).replaceAll(' ', '\u00a0')}
        </a>
      ))}
    </div>
  );
}
