import { randomUUID } from 'node:crypto';
import { addMonths } from '../../contract/days.ts';
import type { WholeCall } from '../infra/http/index.ts';
import { consoleRecipes } from './console-recipes.ts';
import { type Input, makeOwner, type Owner, type Recipe } from './owner.ts';
import { membersPassword, unique } from './people.ts';
import type { TestPortal } from './test-portal.ts';

export { keepOperatorIn, makeOwner, mark, type Owner } from './owner.ts';

/** Stands for anything of an owner, a secret of time codes too, while it is only asked what a recipe names. */
const placeholder = 'JBSWY3DPEHPK3PXP';

const todayInAlmaty = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Almaty' });

/** What each call is asked with so that it succeeds for the owner; a call without an entry fails the tests of every call. */
const recipes: Readonly<Record<string, Recipe>> = {
  'applications.list': () => ({ query: { solutions: 'aa', subscribers: 'aa', page: '1', count: '50' } }),
  'applications.add': ({ subscriberId }) => ({
    body: { code: 'ea', name: 'Новое приложение', run: true, subscriberId },
  }),
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
  'consoleAccess.find': () => ({}),
  'enquiries.send': () => ({
    body: { formId: 13, name: 'Тест', phone: '+77010000000', email: '', text: 'Вопрос', consent: true, remark: '' },
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

/** Whether only the staff of the service may use the call. */
export const isOfConsole = ({ audience }: WholeCall) => audience === 'operator' || audience === 'editor';

/** The id of the person who may use the call: the owner, or an operator for a call of the console. */
export const askerOf = (call: WholeCall, owner: Owner) => (isOfConsole(call) ? owner.operatorId : owner.userId);

/** What the call is asked with so that it succeeds for `askerOf` it. */
export function recipeOf(call: WholeCall, owner: Owner): Input {
  const recipe = recipes[call.id] ?? consoleRecipes[call.id];
  if (!recipe)
    throw new Error(
      `${call.id}: tell in every-call.ts how it is asked rightly, so that the tests of every call know it`,
    );
  return recipe(owner);
}

/** Makes an owner who has what the call is asked with and nothing beside it: an owner of everything takes ten times as long. */
export function makeOwnerFor(test: TestPortal, call: WholeCall, name = 'owner'): Promise<Owner> {
  const wanted = new Set<string>(isOfConsole(call) ? ['operatorId'] : []);
  const noting = new Proxy({} as Owner, {
    get: (_, field) => {
      wanted.add(String(field));
      return placeholder;
    },
  });
  recipeOf(call, noting);
  return makeOwner(test, name, wanted);
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
