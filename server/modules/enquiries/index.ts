export { enquiriesCalls } from './enquiries.routes.ts';
export { forgetOldAddresses } from './enquiries.store.ts';
