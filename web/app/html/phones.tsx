const link = /<a\s[^>]*href="(tel:[+\d]+)"[^>]*>([^<]*)<\/a>/g;

/** The phone numbers of the site's settings: its HTML has only `a` and `br` (spec: content.site-settings). */
export function Phones({ html, className }: { html: string; className?: string | undefined }) {
  const numbers = [...html.matchAll(link)];
  return (
    <div className={className}>
      {numbers.map(([whole, href, label]) => (
        <a key={whole} href={href}>
          {label?.replaceAll(' ', '\u00a0')}
        </a>
      ))}
    </div>
  );
}
