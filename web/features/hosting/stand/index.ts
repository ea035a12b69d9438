export { StandPage, type StandPageProps } from './stand-page.tsx';
export type { StandScreen } from './stand-screens.ts';
