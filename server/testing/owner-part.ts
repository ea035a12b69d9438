import type { Owner } from './owner.ts';
import type { TestPortal } from './test-portal.ts';

/** Words that stand in everything the owner has, and nowhere else. */
export const mark = (name: string) => `метка-${name}`;

/** What every owner has. */
type Base = Pick<Owner, 'userId' | 'subscriberId' | 'partnerId' | 'email'>;

/** Something that an owner may have, made for those whose tests need it. */
export interface PartOfOwner<Names extends keyof Owner = keyof Owner> {
  /** Its names in `Owner`. */
  readonly makes: readonly Names[];
  make(test: TestPortal, name: string, base: Base): Promise<Pick<Owner, Names>>;
}

/** One part, whose names and values are compared by the compiler. */
export const part = <Names extends keyof Owner>(
  makes: readonly Names[],
  make: PartOfOwner<Names>['make'],
): PartOfOwner => ({ makes, make: make as PartOfOwner['make'] });
