export { createEmbeddedHosting } from './embedded-hosting.ts';
export { guardHosting } from './guarded-hosting.ts';
export type { Hosting, HostingStatus } from './hosting.port.ts';
export { findStand } from './hosting.store.ts';
export { type OpenedDemo, openDemo } from './open-demo.ts';
export { readStandScreens } from './read-stand-screens.ts';
