import { randomUUID } from 'node:crypto';
import { addMonths } from '../../contract/days.ts';
import { drawCode, openCodeHasher } from '../infra/codes/index.ts';
import type { WholeCall } from '../infra/http/index.ts';
import { keepRecoveryCode, recoveryCodeLength } from '../modules/identity/index.ts';
import { invitationCodeLength } from '../modules/invitations/index.ts';
import {
  buildApplication,
  buildColleagueInvitation,
  buildImport,
  buildInvitation,
  buildPartner,
  buildSubscription,
} from '../seed/index.ts';
import { type Member, makeMember, membersPassword, openSession, unique } from './people.ts';
import type { TestPortal } from './test-portal.ts';

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
  /** An invitation into the owner's organisation, of an e-mail without an account, with its code. */
  readonly memberInvitationId: string;
  readonly memberCode: string;
  /** The code of an invitation of the owner into another organisation. */
  readonly joinCode: string;
  /** An import of the partner that is read and not yet sent. */
  readonly importId: string;
}

const todayInAlmaty = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Almaty' });

/** Words that stand in everything the owner has, and nowhere else. */
export const mark = (name: string) => `метка-${name}`;

/** Makes an owner whose every text carries the mark of the name. */
export async function makeOwner(test: TestPortal, name: string): Promise<Owner> {
  const { db } = test.database;
  const email = `${unique(name)}@people.example`;
  const member = await makeMember(test, {
    name: `Имя ${mark(name)}`,
    email,
    roles: ['partner'],
    subscribers: [`ТОО «${mark(name)}»`],
  });
  const { userId, subscriberId } = member;
  const subscriptionId = await buildSubscription(db, subscriberId, `Тариф ${mark(name)}`, 30);
  const applicationId = await buildApplication(db, {
    subscriberId,
    solutionCode: 'ea',
    name: `Приложение ${mark(name)}`,
  });
  await openSession(test, userId);
  const sessions = await db
    .updateTable('sessions')
    .set({ user_agent: mark(name) })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  const codes = await makeCodes(test, name, userId);
  await db.updateTable('subscribers').set({ partner_id: codes.partnerId }).where('id', '=', subscriberId).execute();
  const colleagues = await makeColleagues(test, name, { subscriberId, email });
  return {
    ...member,
    ...codes,
    ...colleagues,
    email,
    applicationId,
    subscriptionId,
    otherSessionId: sessions.at(-1)?.id ?? '',
  };
}

/** A colleague, somebody invited, and an organisation that invites the owner. */
async function makeColleagues(test: TestPortal, name: string, owner: { subscriberId: string; email: string }) {
  const { db } = test.database;
  const hasher = await openCodeHasher(db);
  const { userId: colleagueId } = await makeMember(test, { name: `Коллега ${mark(name)}`, subscribers: [] });
  await db
    .insertInto('members')
    .values({ user_id: colleagueId, subscriber_id: owner.subscriberId, role: 'user' })
    .execute();
  const [memberCode, joinCode] = [drawCode(invitationCodeLength), drawCode(invitationCodeLength)];
  const memberInvitationId = await buildColleagueInvitation(db, hasher, {
    subscriberId: owner.subscriberId,
    email: `${unique(`colleague-${name}`)}@people.example`,
    code: memberCode,
  });
  const { subscriberId } = await makeMember(test, { subscribers: [`ТОО «Другое ${mark(name)}»`] });
  await buildColleagueInvitation(db, hasher, { subscriberId, email: owner.email, code: joinCode });
  return { colleagueId, memberInvitationId, memberCode, joinCode };
}

/** An invitation that carries the mark, and a living recovery code. */
async function makeCodes({ database: { db } }: TestPortal, name: string, userId: string) {
  const hasher = await openCodeHasher(db);
  const partnerId = await buildPartner(db, { name: `Партнёр ${mark(name)}`, code: unique('partner') });
  await db.insertInto('partner_members').values({ user_id: userId, partner_id: partnerId }).execute();
  const invitationCode = drawCode(invitationCodeLength);
  const email = `${unique('guest')}@people.example`;
  const invitationId = await buildInvitation(db, hasher, {
    partnerId,
    email,
    code: invitationCode,
    customerName: mark(name),
  });
  const recoveryCode = drawCode(recoveryCodeLength);
  await keepRecoveryCode(db, userId, hasher('recovery', recoveryCode));
  const importId = await buildImport(db, { partnerId, userId, customerName: mark(name) });
  return { invitationCode, invitationId, partnerId, recoveryCode, importId };
}

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** What each call is asked with so that it succeeds for the owner; a call without an entry fails the tests of every call. */
const recipes: Readonly<Record<string, (owner: Owner) => Input>> = {
  'applications.list': () => ({ query: { solutions: 'aa', subscribers: 'aa', page: '1', count: '50' } }),
  'applications.add': () => ({ body: { code: 'ea', name: 'Новое приложение', run: true } }),
  'applications.rename': ({ applicationId }) => ({ body: { url: `/a/ea/${applicationId}`, name: 'Другое имя' } }),
  'catalogue.solutions': () => ({ query: { page: '1', count: '20' } }),
  'catalogue.solution': () => ({ params: { code: 'ea' } }),
  'catalogue.tariffTypes': () => ({}),
  'catalogue.tariffs': () => ({}),
  'catalogue.tariffNotes': () => ({}),
  'catalogue.topPartners': () => ({}),
  'content.siteSettings': () => ({}),
  'content.newsList': () => ({ query: { page: '1', count: '10' } }),
  'content.newsItem': () => ({ params: { code: 'partnerov-426' } }),
  'content.articleList': () => ({ query: { page: '1', count: '10' } }),
  'content.article': () => ({ params: { code: 'faq_partner' } }),
  'content.publications': () => ({ query: { page: '1', count: '10' } }),
  'content.about': () => ({}),
  'content.userAgreement': () => ({}),
  'content.advantages': () => ({ query: { page: '1', count: '50' } }),
  'content.reviews': () => ({ query: { page: '1', count: '20' } }),
  'content.videoReviews': () => ({}),
  'content.review': () => ({ params: { id: '1' } }),
  'content.faqCategories': () => ({ query: { 'for-public-use': 'false' } }),
  'content.faq': () => ({ params: { id: '501' } }),
  'customers.list': () => ({ query: { page: '1', count: '20', ending: '30', search: 'ромашка' } }),
  'customers.one': ({ subscriberId }) => ({ params: { id: subscriberId } }),
  'customers.addSubscription': ({ subscriberId }) => ({
    body: {
      customerId: subscriberId,
      key: unique('request-key'),
      tariffCode: 'ea-1',
      quantity: 2,
      dateBegin: todayInAlmaty(),
      dateEnd: addMonths(todayInAlmaty(), 12),
    },
  }),
  'customers.extendSubscription': ({ subscriptionId }) => ({
    body: { id: subscriptionId, version: 1, key: unique('request-key'), until: addMonths(todayInAlmaty(), 12) },
  }),
  'customers.closeSubscription': ({ subscriptionId }) => ({
    body: {
      id: subscriptionId,
      version: 1,
      key: unique('request-key'),
      lastDay: todayInAlmaty(),
      reason: 'Расторгнут договор',
    },
  }),
  'customers.write': ({ subscriberId }) => ({
    body: {
      key: randomUUID().replaceAll('-', ''),
      customers: [subscriberId],
      subject: 'Новости',
      text: 'Здравствуйте!',
    },
  }),
  'enquiries.send': () => ({
    body: { formId: 13, name: 'Тест', phone: '+77010000000', email: '', text: 'Вопрос', consent: true, company: '' },
  }),
  'identity.signIn': ({ login }) => ({ body: { login, password: membersPassword, isForeignComputer: false } }),
  'identity.userInfo': () => ({}),
  'identity.signOut': () => ({}),
  'identity.sessions': () => ({}),
  'identity.endSession': ({ otherSessionId }) => ({ body: { id: otherSessionId } }),
  'identity.endOtherSessions': () => ({}),
  'identity.changePassword': () => ({ body: { password: membersPassword, newPassword: 'Other-88-beads' } }),
  'invitations.list': () => ({ query: { page: '1', count: '20', show: 'waiting', search: 'ромашка' } }),
  'invitations.summary': () => ({}),
  'invitations.create': () => ({
    body: {
      customerName: 'ТОО «Клиент»',
      email: `${unique('new')}@people.example`,
      tariffName: 'Бухгалтерия, 1 место',
      note: '',
    },
  }),
  'invitations.resend': ({ invitationId }) => ({ body: { id: invitationId } }),
  'invitations.revoke': ({ invitationId }) => ({ body: { id: invitationId, reason: 'Передумали' } }),
  'invitations.link': ({ invitationId }) => ({ body: { id: invitationId } }),
  'members.list': ({ subscriberId }) => ({ query: { subscriberId, page: '1', count: '20' } }),
  'members.invitations': ({ subscriberId }) => ({ query: { subscriberId, page: '1', count: '20' } }),
  'members.invite': ({ subscriberId }) => ({
    body: { subscriberId, email: `${unique('new')}@people.example`, role: 'user' },
  }),
  'members.resend': ({ memberInvitationId }) => ({ body: { id: memberInvitationId } }),
  'members.revoke': ({ memberInvitationId }) => ({ body: { id: memberInvitationId } }),
  'members.changeRole': ({ subscriberId, colleagueId }) => ({
    body: { subscriberId, userId: colleagueId, role: 'administrator' },
  }),
  'members.remove': ({ subscriberId, colleagueId }) => ({ body: { subscriberId, userId: colleagueId } }),
  'members.check': ({ memberCode }) => ({ body: { code: memberCode } }),
  'members.join': ({ joinCode }) => ({ body: { code: joinCode } }),
  'members.register': ({ memberCode }) => ({
    body: { code: memberCode, name: 'Новый Человек', login: '', password: 'Other-88-beads', consents: { news: true } },
  }),
  'letters.topics': () => ({}),
  'letters.switch': () => ({ body: { topic: 'reminders', wanted: false } }),
  'partners.organization': () => ({}),
  'partners.changeOrganization': () => ({
    body: {
      version: 1,
      city: 'Астана',
      phone: '+7 (701) 123-45-67',
      mail: 'office@people.example',
      site: 'people.example',
      description: 'Ведём учёт торговых компаний.',
    },
  }),
  'imports.read': () => ({ body: { fileName: 'klienty.csv', file: btoa('name;email\nClient;new@people.example') } }),
  'imports.check': () => ({
    body: { fileName: 'klienty.csv', file: btoa(`name;email\nClient;${unique('new')}@people.example`) },
  }),
  'imports.find': ({ importId }) => ({ query: { id: importId } }),
  'imports.rows': ({ importId }) => ({ query: { id: importId, page: '1', count: '20', show: 'good' } }),
  'imports.start': ({ importId }) => ({ body: { id: importId } }),
  'partners.find': () => ({ query: { name: 'баланс', city: 'Астана', count: '10' } }),
  'search.find': () => ({ params: { query: 'налоги' }, query: { page: '1', count: '10', type: 'article' } }),
  'search.findSignedIn': () => ({ params: { query: 'налоги' }, query: { page: '1', count: '10', exact: '1' } }),
  'search.suggestSignedIn': () => ({ query: { query: 'нал', type: 'news' } }),
  'search.suggest': () => ({ query: { query: 'нал', type: 'news' } }),
  'identity.recoverPassword': ({ email }) => ({ query: { email } }),
  'identity.setNewPassword': ({ recoveryCode }) => ({ body: { code: recoveryCode, password: 'Other-88-beads' } }),
  'registration.partnerInfo': ({ invitationCode }) => ({ query: { partnerCode: invitationCode } }),
  'registration.register': ({ invitationCode }) => ({
    body: { partnerCode: invitationCode, name: 'Новый Человек', phone: '+77011234567', password: 'Other-88-beads' },
  }),
  'subscribers.subscriptions': () => ({}),
  'subscribers.partners': () => ({}),
  'subscribers.select': ({ subscriberId }) => ({ body: { id: subscriberId } }),
};

/** What the call is asked with so that it succeeds for the owner. */
export function recipeOf(call: WholeCall, owner: Owner): Input {
  const recipe = recipes[call.id];
  if (!recipe)
    throw new Error(
      `${call.id}: tell in every-call.ts how it is asked rightly, so that the tests of every call know it`,
    );
  return recipe(owner);
}

/** The address of the call with its parameters and query; repeated values of an array become repeated parameters. */
export function addressOf(call: WholeCall, { params = {}, query = {} }: Input): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The fields the call declares, by the part of the request they stand in. */
export function fieldsOf(call: WholeCall): { part: 'params' | 'query' | 'body'; name: string }[] {
  const parts = ['params', 'query', 'body'] as const;
  return parts.flatMap((part) =>
    Object.keys((call[part] as { shape?: object } | undefined)?.shape ?? {}).map((name) => ({ part, name })),
  );
}
