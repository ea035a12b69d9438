import { enter } from './bootstrap/enter.mjs';

await enter(import.meta.url, new URL('./test-stages.ts', import.meta.url));
