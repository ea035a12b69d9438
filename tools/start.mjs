import { enter } from './bootstrap/enter.mjs';

await enter(import.meta.url, new URL('./start/start-portal.ts', import.meta.url));
