export { registrationCalls } from './registration.routes.ts';
