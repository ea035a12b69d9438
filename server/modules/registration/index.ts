export { registrationTemplates } from './letters/list-templates.ts';
export { registrationCalls } from './registration.routes.ts';
