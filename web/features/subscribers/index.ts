import { lazy } from 'react';

export { SubscriberBlock } from './subscriber-block.tsx';
export { SubscriberSwitch, useSelectSubscriber } from './subscriber-switch.tsx';

/** Loaded when it is shown: only a signed-in person can have a warning. */
export const ExpiringBanner = lazy(async () => ({ default: (await import('./expiring-banner.tsx')).ExpiringBanner }));
