import { drawCode, openCodeHasher } from '../infra/codes/index.ts';
import { keepRecoveryCode, recoveryCodeLength } from '../modules/identity/index.ts';
import { invitationCodeLength } from '../modules/invitations/index.ts';
import {
  buildApplication,
  buildColleagueInvitation,
  buildImport,
  buildInvitation,
  buildSubscription,
} from '../seed/index.ts';
import { mark, part } from './owner-part.ts';
import { makeMember, unique } from './people.ts';
import type { TestPortal } from './test-portal.ts';

const makeApplication = (
  { database: { db } }: TestPortal,
  name: string,
  { subscriberId }: { subscriberId: string },
  status: 'ready' | 'error' | 'preparation' = 'ready',
) => buildApplication(db, { subscriberId, solutionCode: 'ea', name: `Приложение ${mark(name)}`, status });

/** What a person may have on the site. */
export const personalParts = [
  part(['subscriptionId'], async ({ database: { db } }, name, { subscriberId }) => ({
    subscriptionId: await buildSubscription(db, subscriberId, `Тариф ${mark(name)}`, 30),
  })),
  part(['applicationId'], async (test, name, base) => ({ applicationId: await makeApplication(test, name, base) })),
  part(['failedApplicationId'], async (test, name, base) => ({
    failedApplicationId: await makeApplication(test, name, base, 'error'),
  })),
  part(['waitingApplicationId'], async (test, name, base) => ({
    waitingApplicationId: await makeApplication(test, name, base, 'preparation'),
  })),
  part(['invitationId', 'invitationCode'], async ({ database: { db } }, name, { partnerId }) => {
    const invitationCode = drawCode(invitationCodeLength);
    const invitationId = await buildInvitation(db, await openCodeHasher(db), {
      partnerId,
      email: `${unique('guest')}@people.example`,
      code: invitationCode,
      customerName: mark(name),
    });
    return { invitationId, invitationCode };
  }),
  part(['recoveryCode'], async ({ database: { db } }, _, { userId }) => {
    const recoveryCode = drawCode(recoveryCodeLength);
    await keepRecoveryCode(db, userId, (await openCodeHasher(db))('recovery', recoveryCode));
    return { recoveryCode };
  }),
  part(['importId'], async ({ database: { db } }, name, { partnerId, userId }) => ({
    importId: await buildImport(db, { partnerId, userId, customerName: mark(name) }),
  })),
  part(['colleagueId', 'colleagueLogin'], async (test, name, { subscriberId }) => {
    const { userId, login } = await makeMember(test, { name: `Коллега ${mark(name)}`, subscribers: [] });
    await test.database.db
      .insertInto('members')
      .values({ user_id: userId, subscriber_id: subscriberId, role: 'user' })
      .execute();
    return { colleagueId: userId, colleagueLogin: login };
  }),
  part(['memberInvitationId', 'memberCode'], async ({ database: { db } }, name, { subscriberId }) => {
    const memberCode = drawCode(invitationCodeLength);
    const memberInvitationId = await buildColleagueInvitation(db, await openCodeHasher(db), {
      subscriberId,
      email: `${unique(`colleague-${name}`)}@people.example`,
      code: memberCode,
    });
    return { memberInvitationId, memberCode };
  }),
  part(['joinCode', 'otherSubscriberId'], async (test, name, { email }) => {
    const { db } = test.database;
    const { subscriberId } = await makeMember(test, { subscribers: [`ТОО «Другое ${mark(name)}»`] });
    const joinCode = drawCode(invitationCodeLength);
    await buildColleagueInvitation(db, await openCodeHasher(db), { subscriberId, email, code: joinCode });
    return { joinCode, otherSubscriberId: subscriberId };
  }),
];
