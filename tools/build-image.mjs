import { enter } from './bootstrap/enter.mjs';

await enter(import.meta.url, new URL('./install/build-image.ts', import.meta.url));
