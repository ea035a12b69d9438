export { readMembers as listEveryMember } from './members-console.store.ts';
