import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { sessionState } from '../../app/session/index.ts';
import { untilLoaded } from '../../app/start/section.tsx';

let loaded: ComponentType | undefined;

async function load() {
  const banner = await untilLoaded(() => import('./expiring-banner.tsx'));
  loaded = banner.ExpiringBanner;
  return banner;
}

/**
 * Loads the code of the warnings, which only a signed-in person can have, and asks for what they tell of once it is known
 * who is here: both before the page comes alive, so that it moves as little later as can be.
 */
export async function prepareExpiringBanner(queryClient: QueryClient, restored: Promise<void>): Promise<void> {
  const { askForWarnings } = await load();
  await restored;
  if (sessionState().user) await askForWarnings(queryClient);
}

/**
 * The warnings once their code is there. Not by React's `lazy`: what it has waited for is shown 300 ms later at the
 * earliest, and pushes away what the person is about to press.
 */
export function ExpiringBanner() {
  const [Banner, setBanner] = useState(() => loaded);
  useEffect(() => {
    if (!Banner) void load().then((banner) => setBanner(() => banner.ExpiringBanner));
  }, [Banner]);
  return Banner && <Banner />;
}
