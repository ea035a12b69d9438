export type { HostingPage } from './hosting-page.ts';
export { renderHostingPage } from './render-hosting-page.tsx';
