import { addMonths } from '../../contract/days.ts';
import type { Recipe } from './owner.ts';
import { unique } from './people.ts';

const todayInAlmaty = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Almaty' });
const guest = () => `${unique('guest')}@people.example`;

/**
 * The calls of the console about people, organisations and partners. Accounts are changed and erased of the colleague: the
 * owner goes on asking.
 */
export const peopleRecipes: Readonly<Record<string, Recipe>> = {
  'identity.consoleUsers': () => ({ query: { page: '1', perPage: '25', q: 'имя', role: 'partner', blocked: 'true' } }),
  'identity.consoleNewsList': () => ({ body: { q: 'имя', role: 'partner', blocked: 'true' } }),
  'identity.consoleUser': ({ userId }) => ({ params: { id: userId } }),
  'identity.consoleChangeUser': ({ colleagueId, colleagueLogin }) => ({
    params: { id: colleagueId },
    body: { version: 1, name: 'Айгуль Новая', login: colleagueLogin, email: guest(), phone: '+77011234567' },
  }),
  'identity.consoleBlock': ({ colleagueId }) => ({ params: { id: colleagueId } }),
  'identity.consoleUnblock': ({ colleagueId }) => ({ params: { id: colleagueId } }),
  'identity.consoleEndSessions': ({ colleagueId }) => ({ params: { id: colleagueId } }),
  'identity.consoleRecover': ({ userId }) => ({ params: { id: userId }, body: { key: unique('request-key') } }),
  'identity.consoleRoles': ({ colleagueId }) => ({
    params: { id: colleagueId },
    body: { operator: false, editor: true },
  }),
  'identity.consoleSessions': ({ userId }) => ({ query: { page: '1', userId, q: 'имя' } }),
  'identity.consoleEndSession': ({ otherSessionId }) => ({ params: { id: otherSessionId } }),
  'identity.consoleCollisions': () => ({ query: { page: '1' } }),

  'subscribers.consoleList': () => ({ query: { page: '1', q: 'ромашка', partnerId: '1' } }),
  'subscribers.consoleOne': ({ subscriberId }) => ({ params: { id: subscriberId } }),
  'subscribers.consoleChange': ({ subscriberId, partnerId }) => ({
    params: { id: subscriberId },
    body: { version: 1, name: 'ТОО «Иное»', partnerId: String(partnerId) },
  }),
  'subscribers.consoleSubscriptions': ({ subscriberId }) => ({
    query: { q: 'ромашка', subscriberId, state: 'active' },
  }),
  'subscribers.consoleSubscription': ({ subscriptionId }) => ({ params: { id: subscriptionId } }),
  'subscribers.consoleGive': ({ subscriberId }) => ({
    body: {
      subscriberId,
      key: unique('request-key'),
      tariffCode: 'ea-1',
      quantity: 2,
      dateBegin: todayInAlmaty(),
      dateEnd: addMonths(todayInAlmaty(), 12),
    },
  }),
  'subscribers.consoleExtend': ({ subscriptionId }) => ({
    params: { id: subscriptionId },
    body: { version: 1, key: unique('request-key'), months: 12 },
  }),
  'subscribers.consoleCorrect': ({ subscriptionId }) => ({
    params: { id: subscriptionId },
    body: {
      version: 1,
      key: unique('request-key'),
      dateBegin: '2020-01-01',
      dateEnd: '2020-12-31',
      quantity: 3,
      reason: 'Опечатка',
    },
  }),
  'subscribers.consoleClose': ({ subscriptionId }) => ({
    params: { id: subscriptionId },
    body: { version: 1, key: unique('request-key'), lastDay: todayInAlmaty(), reason: 'Расторгнут договор' },
  }),
  'members.consoleList': ({ userId, subscriberId }) => ({ query: { userId, subscriberId, role: 'owner', q: 'имя' } }),
  'members.consoleAdd': ({ operatorId, subscriberId }) => ({
    body: { userId: operatorId, subscriberId, role: 'user' },
  }),
  'members.consoleRole': ({ colleagueId, subscriberId }) => ({
    params: { id: `${colleagueId}_${subscriberId}` },
    body: { role: 'administrator' },
  }),
  'members.consoleMove': ({ colleagueId, subscriberId, otherSubscriberId }) => ({
    params: { id: `${colleagueId}_${subscriberId}` },
    body: { subscriberId: otherSubscriberId, role: 'user' },
  }),
  'members.consoleRemove': ({ colleagueId, subscriberId }) => ({
    params: { id: `${colleagueId}_${subscriberId}` },
    body: { key: unique('request-key') },
  }),
  'applications.consoleList': ({ subscriberId, userId }) => ({
    query: { q: 'ромашка', status: 'error', subscriberId, createdBy: userId },
  }),
  'applications.consoleOne': ({ applicationId }) => ({ params: { id: applicationId } }),
  'applications.consoleRetry': ({ failedApplicationId }) => ({ params: { id: failedApplicationId } }),
  'applications.consoleClose': ({ waitingApplicationId }) => ({ params: { id: waitingApplicationId } }),
  'partners.consoleList': () => ({ query: { q: 'партнёр' } }),
  'partners.consoleOne': ({ partnerId }) => ({ params: { id: String(partnerId) } }),
  'partners.consolePeople': ({ partnerId }) => ({ query: { q: 'имя', partnerId: String(partnerId) } }),
  'partners.consoleTie': ({ colleagueId, partnerId }) => ({
    body: { userId: colleagueId, partnerId: String(partnerId) },
  }),
  'partners.consoleUntie': ({ userId }) => ({ params: { id: userId } }),
  'invitations.consoleList': ({ partnerId, subscriberId, userId }) => ({
    query: {
      q: 'метка',
      show: 'waiting',
      kind: 'customer',
      partnerId: String(partnerId),
      subscriberId,
      usedBy: userId,
    },
  }),
  'invitations.consoleOne': ({ invitationId }) => ({ params: { id: invitationId } }),
  'invitations.consoleInviteCustomer': ({ partnerId }) => ({
    body: { partnerId: String(partnerId), customerName: 'ТОО «Новое»', email: guest(), tariffName: '', note: '' },
  }),
  'invitations.consoleInviteColleague': ({ subscriberId }) => ({
    body: { subscriberId, email: guest(), role: 'user' },
  }),
  'invitations.consoleInvitePartnerPerson': ({ partnerId }) => ({
    body: { partnerId: String(partnerId), email: guest() },
  }),
  'invitations.consoleResend': ({ memberInvitationId }) => ({
    params: { id: memberInvitationId },
    body: { key: unique('request-key') },
  }),
  'invitations.consoleRevoke': ({ invitationId }) => ({
    params: { id: invitationId },
    body: { reason: 'Ошибка в адресе' },
  }),
  'invitations.consoleOpenOrganization': ({ partnerId }) => ({
    body: { key: unique('request-key'), name: 'ТОО «Открытое»', partnerId: String(partnerId), email: guest() },
  }),
  'invitations.consoleOpenPartner': () => ({
    body: {
      key: unique('request-key'),
      name: 'ТОО «Учёт»',
      city: 'Астана',
      phone: '+7 (717) 200-00-00',
      email: guest(),
    },
  }),
  'personalData.consolePreview': ({ userId }) => ({ params: { id: userId } }),
  'personalData.consoleExport': ({ userId }) => ({ params: { id: userId } }),
  'personalData.consoleErase': ({ colleagueId, colleagueLogin }) => ({
    params: { id: colleagueId },
    body: { login: colleagueLogin },
  }),
};
