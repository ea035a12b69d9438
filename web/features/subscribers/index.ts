export { ExpiringBanner, prepareExpiringBanner } from './late-banner.tsx';
export { SubscriberBlock } from './subscriber-block.tsx';
export { SubscriberSwitch, useSelectSubscriber } from './subscriber-switch.tsx';
