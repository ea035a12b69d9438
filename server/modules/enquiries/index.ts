export { enquiriesCalls } from './enquiries.routes.ts';
export { forgetOldAddresses } from './enquiries.store.ts';
export { enquiriesConsoleCalls } from './enquiries-console.routes.ts';
export { enquiriesTemplates } from './letters/list-templates.ts';
