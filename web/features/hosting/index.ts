export { type HostingPage, renderHostingPage } from './render-hosting-page.tsx';
