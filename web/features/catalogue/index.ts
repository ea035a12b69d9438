export { ScreenShotsViewer } from './parts/screen-shots-viewer.tsx';
export { SolutionCards } from './parts/solution-cards.tsx';
