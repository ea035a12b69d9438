import type { SiteRoute } from '../../web/site-route.ts';

/** Where the list of screens is kept; written by `npm run docs:screens`. */
export const screensFile = 'docs/screens.md';

const audiences: Record<SiteRoute['audience'], string> = { public: 'everybody', user: 'signed-in person' };

/** The text of the list of screens, made of the route table; `titleOf` gives the words of a title's key. */
export function describeScreens(
  routes: Readonly<Record<string, SiteRoute>>,
  titleOf: (title: SiteRoute['title']) => string,
): string {
  const rows = Object.entries(routes).map(([name, route]) => [
    `\`${name}\``,
    `\`${route.path}\``,
    screenOf(route),
    audiences[route.audience],
    titleOf(route.title),
  ]);
  return `# Screens

Made from \`web/routes.tsx\` by \`npm run docs:screens\`; a test keeps it current. Addresses stand below \`BASE_PATH\`, links
are built from the names by \`pathTo\`.

${drawTable(['Name', 'Address', 'Screen', 'Audience', 'Title'], rows)}
`;
}

/** A table of Markdown as the formatter wants it: the columns are lines. */
function drawTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function screenOf({ screen, frame }: SiteRoute): string {
  if (screen) return `\`web/features/${screen}.screen.tsx\``;
  return frame === 'server' ? 'drawn by the server alone' : 'not there yet, answers «not found»';
}
