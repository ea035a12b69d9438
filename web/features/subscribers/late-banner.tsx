import { type ComponentType, useEffect, useState } from 'react';
import { untilLoaded } from '../../app/start/section.tsx';

let loaded: ComponentType | undefined;

/** Loads the code of the warnings, which only a signed-in person can have. */
export async function loadExpiringBanner(): Promise<ComponentType> {
  const { ExpiringBanner } = await untilLoaded(() => import('./expiring-banner.tsx'));
  loaded = ExpiringBanner;
  return ExpiringBanner;
}

/**
 * The warnings once their code is there. Not by React's `lazy`: what it has waited for is shown 300 ms later at the
 * earliest, and pushes away what the person is about to press.
 */
export function ExpiringBanner() {
  const [Banner, setBanner] = useState(() => loaded);
  useEffect(() => {
    if (!Banner) void loadExpiringBanner().then((it) => setBanner(() => it));
  }, [Banner]);
  return Banner && <Banner />;
}
