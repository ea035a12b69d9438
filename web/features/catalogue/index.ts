export { AddFormContext, type SolutionToAdd } from './add-form.ts';
export { categoryTab } from './parts/category-tab.ts';
export { LazyViewer } from './parts/lazy-viewer.tsx';
export { SolutionCards } from './parts/solution-cards.tsx';
