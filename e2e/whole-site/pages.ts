import { siteRoutes } from '../../web/routes.tsx';

/** A page to be looked at. */
export interface SitePage {
  readonly name: string;
  readonly address: string;
  readonly audience: 'public' | 'user';
  readonly listed: boolean;
}

const example: Readonly<Record<string, string>> = { code: 'ea' };

/** Every page of the route table that has a screen, its parameters filled in. */
export const sitePages: readonly SitePage[] = Object.entries(siteRoutes)
  .filter(([, { screen }]) => screen !== undefined)
  .map(([name, { path, audience, listed }]) => ({
    name,
    address: path.replace(/:(\w+)/g, (_, parameter: string) => example[parameter] ?? parameter),
    audience,
    listed,
  }));
