import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberRoles } from '../../../contract/members.values.ts';
import { mayManage, rolesGivenBy } from './member-rules.ts';

const role = fc.constantFrom(...memberRoles);
const power = (one: (typeof memberRoles)[number]) => memberRoles.length - memberRoles.indexOf(one);

describe('who may do what with whom', () => {
  it('gives nobody power over somebody stronger, and what is given is what is managed', () => {
    fc.assert(
      fc.property(role, role, (mine, other) => {
        if (mayManage(mine, other)) expect(power(mine)).toBeGreaterThanOrEqual(power(other));
        expect(rolesGivenBy(mine).includes(other)).toBe(mayManage(mine, other));
      }),
    );
  });

  it('is everything for an owner, users for an administrator, nothing for a user', () => {
    expect(memberRoles.map(rolesGivenBy)).toEqual([['owner', 'administrator', 'user'], ['user'], []]);
  });
});
