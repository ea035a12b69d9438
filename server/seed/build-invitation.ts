import { type CodeHasher, readCode } from '../infra/codes/index.ts';
import type { Db } from '../infra/database/index.ts';
import { hashInvitationCode, insertInvitation, invitationCodeLength } from '../modules/invitations/index.ts';

interface NewPartner {
  name: string;
  city?: string;
  code: string;
  /** Whether the directory shows it. */
  published?: boolean;
}

/** Makes a partner of the directory; returns its number. */
export async function buildPartner(
  db: Db,
  { name, code, city = 'Астана', published = true }: NewPartner,
): Promise<number> {
  const { id } = await db
    .insertInto('partners')
    .values({
      name,
      code,
      city,
      published,
      site: 'partner.example',
      mail: 'hello@partner.example',
      phone: '+7 (717) 255-01-02',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface KnownInvitation {
  partnerId: number;
  email: string;
  code: string;
  customerName?: string;
  tariffName?: string;
}

/** Makes an invitation whose code is known beforehand; returns its id. */
export async function buildInvitation(
  db: Db,
  hasher: CodeHasher,
  { code, ...invitation }: KnownInvitation,
): Promise<string> {
  const read = readCode(code, invitationCodeLength);
  if (!read) throw new Error(`${code} can be no code of an invitation`);
  return insertInvitation(
    db,
    { customerName: '', note: '', tariffName: '', createdBy: null, ...invitation },
    hashInvitationCode(hasher, 'customer', read),
  );
}
