export { installationCalls } from './installation.routes.ts';
