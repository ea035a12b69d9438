import type { Member } from './people.ts';
import type { TestPortal } from './test-portal.ts';

/** Words that stand in everything the owner has, and nowhere else. */
export const mark = (name: string) => `метка-${name}`;

/** A person with one of everything that can belong to a person. */
export interface Owner extends Member {
  readonly email: string;
  readonly applicationId: string;
  /** A second session, which may be ended. */
  readonly otherSessionId: string;
  /** A code of an invitation that nobody has used yet. */
  readonly invitationCode: string;
  /** The invitation, of the partner the person works for. */
  readonly invitationId: string;
  readonly partnerId: number;
  readonly recoveryCode: string;
  readonly subscriptionId: string;
  /** A colleague, who only uses the organisation. */
  readonly colleagueId: string;
  readonly colleagueLogin: string;
  /** An invitation into the owner's organisation, of an e-mail without an account, with its code. */
  readonly memberInvitationId: string;
  readonly memberCode: string;
  /** The code of an invitation of the owner into another organisation. */
  readonly joinCode: string;
  /** An import of the partner that is read and not yet sent. */
  readonly importId: string;
  /** An operator, for the calls of the console, with a recovery code and a secret that waits for its first code. */
  readonly operatorId: string;
  readonly operatorRecoveryCode: string;
  readonly operatorNextSecret: string;
  /** Applications of the owner whose preparation has failed, and goes on. */
  readonly failedApplicationId: string;
  readonly waitingApplicationId: string;
  /** An organisation of somebody else. */
  readonly otherSubscriberId: string;
  /** A row of the audit. */
  readonly auditId: string;
  /** An announcement that is shown now, to the owner too. */
  readonly announcementId: string;
  /** A question from a contact form. */
  readonly enquiryId: string;
  /** One that a partner has had for two days. */
  readonly handedEnquiryId: string;
  /** A letter that was sent. */
  readonly mailId: string;
  /** A picture of the library that nothing uses. */
  readonly mediumId: string;
  /** A job of the queue that has failed. */
  readonly failedJobId: string;
  /** A group of synonyms, with its version. */
  readonly synonyms: { readonly id: string; readonly version: number };
  /** A document that people ask for by a phrase, with the version of its phrases. */
  readonly askedDocument: { readonly id: string; readonly version: number };
  /** A news item that only the console knows, ready to be published, and one that is on the site. */
  readonly draftId: string;
  readonly publishedId: string;
  /** An archive of content that is checked and waits. */
  readonly contentImportId: string;
}

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
