import type { SiteRoute } from '../../web/site-route.ts';
import { drawTable } from '../draw-table.ts';

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

Made from \`web/routes.ts\` by \`npm run docs:screens\`; a test keeps it current. Addresses stand below \`BASE_PATH\`, links
are built from the names by \`pathTo\`.

${drawTable(['Name', 'Address', 'Screen', 'Audience', 'Title'], rows)}
`;
}

function screenOf({ screen, frame }: SiteRoute): string {
  if (screen) return `\`web/features/${screen}.screen.tsx\``;
  return frame === 'server' ? 'drawn by the server alone' : 'not there yet, answers «not found»';
}
