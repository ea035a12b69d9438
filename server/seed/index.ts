export { buildColleagueInvitation } from './build-colleague-invitation.ts';
export { buildContent } from './build-content.ts';
export { buildImport } from './build-import.ts';
export { buildInvitation, buildPartner } from './build-invitation.ts';
export { type BuiltSecondFactor, buildSecondFactor } from './build-second-factor.ts';
export { buildApplication, buildSubscriber, buildSubscription, buildUser } from './builders.ts';
export type { Demo } from './load-accounts.ts';
export { loadDemo } from './load-demo.ts';
