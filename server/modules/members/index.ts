export { actInSubscriber } from './act-in-subscriber.ts';
export type { ChangeRules } from './change-member.ts';
export { membersTemplates } from './letters/list-templates.ts';
export { rolePlace, roleWords } from './letters/role-words.ts';
export { mayManage, rolesGivenBy } from './member-rules.ts';
export { membersCalls } from './members.routes.ts';
export {
  addMember,
  countMembers,
  findJoiner,
  isMemberByEmail,
  nameOfSubscriber,
  nameOfUser,
} from './members.store.ts';
export { membersConsoleCalls } from './members-console.routes.ts';
export { roleIn } from './role-in.ts';
