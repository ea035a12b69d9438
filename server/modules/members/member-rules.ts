import type { MemberRole } from '../../../contract/members.values.ts';

/** The roles that somebody of a role may invite, change and remove (decision 0029). */
const underCare: Readonly<Record<MemberRole, readonly MemberRole[]>> = {
  owner: ['owner', 'administrator', 'user'],
  administrator: ['user'],
  user: [],
};

/** The roles that somebody of this role may give. */
export function rolesGivenBy(role: MemberRole): readonly MemberRole[] {
  return underCare[role];
}

/** Whether somebody of this role may invite, change or remove a person of the other role. */
export function mayManage(role: MemberRole, other: MemberRole): boolean {
  return underCare[role].includes(other);
}
