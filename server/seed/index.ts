export { buildColleagueInvitation } from './build-colleague-invitation.ts';
export { buildImport } from './build-import.ts';
export { buildInvitation, buildPartner } from './build-invitation.ts';
export { buildApplication, buildSubscriber, buildSubscription, buildUser } from './builders.ts';
export type { Demo } from './load-accounts.ts';
export { loadDemo } from './load-demo.ts';
