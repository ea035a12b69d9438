interface CleanHtmlProps {
  /** HTML that the server cleaned with its allow-list when it was written (spec: security.clean-html). */
  html: string;
  className?: string | undefined;
}

/** Editors' text. The only place of the site that puts HTML into the page as it is. */
export function CleanHtml({ html, className }: CleanHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what is stored has passed the allow-list of server/infra/clean-html
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
