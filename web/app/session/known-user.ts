import type { UserInfo } from '../../../contract/identity.ts';

/**
 * The person of a user-info answer; nobody when it has neither name nor e-mail nor login (spec: identity.user). Lists that
 * it leaves out are empty.
 */
export function knownUser(answer: Partial<UserInfo> | null): UserInfo | null {
  const { id = '', name = '', login = '', email = null, subscribers, roles, isForeignComputer } = answer ?? {};
  if (!name && !email && !login) return null;
  return {
    ...answer,
    id,
    name,
    login,
    email,
    subscribers: subscribers ?? [],
    roles: roles ?? [],
    isForeignComputer: isForeignComputer ?? false,
  };
}
