export { ScreenShotsViewer } from './parts/lazy-viewer.tsx';
export { SolutionCards } from './parts/solution-cards.tsx';
