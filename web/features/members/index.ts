export { AccountMembers } from './account-members.tsx';
