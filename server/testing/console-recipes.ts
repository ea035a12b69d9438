import { timeCodeAt } from '../modules/console-access/index.ts';
import { announcementRecipes } from './announcement-recipes.ts';
import type { Recipe } from './owner.ts';
import { membersPassword, unique } from './people.ts';
import { peopleRecipes } from './people-recipes.ts';

/** The smallest picture there is, one point. */
const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Words of a letter without placeholders. */
const testWords = { subject: 'Проба', preview: 'Проба', heading: 'Проба', text: 'Слова', why: 'Причина' };

/** What each call of the console is asked with so that it succeeds for an operator; see `every-call.ts`. */
export const consoleRecipes: Readonly<Record<string, Recipe>> = {
  'consoleAccess.own': () => ({}),
  'consoleAccess.showSecondFactor': ({ operatorRecoveryCode }) => ({ body: { code: operatorRecoveryCode } }),
  'consoleAccess.prove': ({ operatorRecoveryCode }) => ({
    body: { password: membersPassword, code: operatorRecoveryCode },
  }),
  'consoleAccess.beginSecondFactor': () => ({}),
  'consoleAccess.confirmSecondFactor': ({ operatorNextSecret }) => ({
    body: { code: timeCodeAt(operatorNextSecret, Date.now()) },
  }),
  'consoleAccess.removeSecondFactor': () => ({}),
  'consoleAccess.renewRecoveryCodes': () => ({}),

  ...peopleRecipes,
  'audit.consoleList': ({ login }) => ({ query: { page: '1', perPage: '25', who: login, action: 'sign-in' } }),
  'audit.consoleOne': ({ auditId }) => ({ params: { id: auditId } }),
  'audit.consoleExport': ({ login }) => ({ body: { q: login, from: '2026-01-01' } }),
  'dashboard.get': () => ({ query: { period: 'quarter' } }),
  'installation.get': () => ({}),
  'installation.noteTriedCopy': () => ({ body: { file: 'portal-20261101T000000000Z.tar.zst.age' } }),
  ...announcementRecipes,
  'enquiries.consoleList': () => ({ query: { page: '1', perPage: '25', q: 'вопрос', state: 'new' } }),
  'enquiries.consoleOne': ({ enquiryId }) => ({ params: { id: enquiryId } }),
  'enquiries.consoleWaiting': () => ({}),
  'enquiries.consoleColleagues': () => ({ query: { page: '1', perPage: '25', q: 'оператор' } }),
  'enquiries.consoleAssign': ({ enquiryId, operatorId }) => ({
    params: { id: enquiryId },
    body: { version: 1, assigneeId: operatorId },
  }),
  'enquiries.consoleAnswer': ({ enquiryId }) => ({
    params: { id: enquiryId },
    body: { version: 1, key: unique('request-key'), by: 'letter', text: 'Здравствуйте! Отвечаем.' },
  }),
  'enquiries.consoleNote': ({ enquiryId }) => ({
    params: { id: enquiryId },
    body: { key: unique('request-key'), text: 'Перезвонить' },
  }),
  'enquiries.consoleMove': ({ enquiryId }) => ({ params: { id: enquiryId }, body: { version: 1, to: 'spam' } }),
  'enquiries.consolePartners': () => ({ query: { page: '1', perPage: '25', q: 'партнёр' } }),
  'enquiries.consoleHand': ({ enquiryId, partnerId }) => ({
    params: { id: enquiryId },
    body: {
      version: 1,
      key: unique('request-key'),
      partnerId: String(partnerId),
      text: 'Пожалуйста, ответьте сегодня',
    },
  }),
  'enquiries.consoleRemind': ({ handedEnquiryId }) => ({ params: { id: handedEnquiryId }, body: { version: 1 } }),
  'enquiries.consoleTakeBack': ({ handedEnquiryId }) => ({ params: { id: handedEnquiryId }, body: { version: 1 } }),
  'enquiries.consoleExport': () => ({ body: { q: 'вопрос', state: 'new', from: '2026-01-01' } }),
  'archive.contents': () => ({}),
  'archive.export': () => ({}),
  'archive.rules': () => ({}),
  'archive.upload': () => ({ query: { name: 'Сайт.zip' }, file: Buffer.from('PK\u0003\u0004') }),
  'archive.import': () => ({}),
  'archive.records': ({ contentImportId: id }) => ({
    params: { id },
    query: { page: '1', perPage: '25', q: 'новость', kind: 'news', verdict: 'changed' },
  }),
  'archive.apply': ({ contentImportId: id }) => ({ params: { id }, body: { removesExtra: false } }),
  'archive.discard': ({ contentImportId: id }) => ({ params: { id } }),
  'mail.consoleList': () => ({ query: { page: '1', q: 'письмо', kind: 'welcome', state: 'sent', from: '2026-01-01' } }),
  'mail.consoleOne': ({ mailId }) => ({ params: { id: mailId } }),
  'mail.consoleResend': ({ mailId }) => ({ params: { id: mailId }, body: { key: unique('request-key') } }),
  'mail.consoleResendMany': ({ mailId }) => ({ body: { key: unique('request-key'), ids: [mailId] } }),
  'mail.consoleTest': () => ({ body: { key: unique('request-key') } }),
  'mail.consoleServer': () => ({}),
  'mail.consoleTemplates': () => ({ query: { page: '1', q: 'пароль', edited: 'true' } }),
  'mail.consoleTemplate': () => ({ params: { id: 'test' } }),
  'mail.consolePreviewTemplate': () => ({ params: { id: 'test' }, body: testWords }),
  'mail.consoleChangeTemplate': () => ({
    params: { id: 'test' },
    body: { version: 1, ...testWords },
  }),
  'mail.consoleRestoreTemplate': () => ({ params: { id: 'test' }, body: { version: 1 } }),
  'media.consoleList': () => ({ query: { page: '1', perPage: '25', q: 'касса', kind: 'picture', used: 'no' } }),
  'media.consoleOne': ({ mediumId }) => ({ params: { id: mediumId } }),
  'media.limits': () => ({}),
  'media.upload': () => ({ query: { name: 'Точка.png', key: unique('request-key') }, file: point }),
  'media.change': ({ mediumId }) => ({ params: { id: mediumId }, body: { version: 1, alt: 'Касса на прилавке' } }),
  'media.remove': ({ mediumId }) => ({ params: { id: mediumId } }),
  'publishing.environment': () => ({}),
  'publishing.list': () => ({
    params: { kind: 'news' },
    query: { page: '1', perPage: '25', q: 'новость', state: 'published', sort: 'order', order: 'desc' },
  }),
  'publishing.one': ({ draftId: id }) => ({ params: { kind: 'news', id } }),
  'publishing.create': () => ({
    params: { kind: 'news' },
    body: { key: unique('request-key'), value: { title: 'Новая новость' } },
  }),
  'publishing.save': ({ draftId: id }) => ({
    params: { kind: 'news', id },
    body: { version: 1, value: { title: 'Правка', text: '<p>Текст</p>' } },
  }),
  'publishing.check': ({ draftId: id }) => ({ params: { kind: 'news', id }, body: { version: 1 } }),
  'publishing.publish': ({ draftId: id }) => ({ params: { kind: 'news', id }, body: { version: 1, at: null } }),
  'publishing.unschedule': ({ draftId: id }) => ({ params: { kind: 'news', id }, body: { version: 1 } }),
  'publishing.withdraw': ({ publishedId: id }) => ({ params: { kind: 'news', id }, body: { version: 0 } }),
  'publishing.discard': ({ publishedId: id }) => ({ params: { kind: 'news', id }, body: { version: 0 } }),
  'publishing.remove': ({ publishedId: id }) => ({ params: { kind: 'news', id }, body: { version: 0 } }),
  'publishing.restore': ({ draftId: id }) => ({ params: { kind: 'news', id }, body: { version: 1, from: 1 } }),
  'publishing.versions': ({ draftId: id }) => ({ params: { kind: 'news', id } }),
  'jobs.consoleList': () => ({ query: { page: '1', perPage: '25', q: 'письмо', state: 'troubled' } }),
  'jobs.consoleOne': ({ failedJobId: id }) => ({ params: { id } }),
  'jobs.consoleRetry': ({ failedJobId }) => ({ body: { ids: [failedJobId] } }),
  'jobs.consoleForget': ({ failedJobId }) => ({ body: { ids: [failedJobId] } }),
  'search.consoleSynonyms': () => ({ query: { page: '1', perPage: '25', q: 'касса', sort: 'term', origin: 'build' } }),
  'search.consoleSynonymsOne': ({ synonyms: { id } }) => ({ params: { id } }),
  'search.consoleSynonymsAdd': () => ({ body: { terms: [unique('term'), unique('term')] } }),
  'search.consoleSynonymsChange': ({ synonyms: { id, version } }) => ({
    params: { id },
    body: { version, terms: [unique('term'), unique('term')] },
  }),
  'search.consoleSynonymsRemove': ({ synonyms: { id } }) => ({ params: { id } }),
  'search.consolePhrases': () => ({
    query: { page: '1', perPage: '25', q: 'касса', sort: 'title', kind: 'question', with: 'none' },
  }),
  'search.consolePhrasesOne': ({ askedDocument: { id } }) => ({ params: { id } }),
  'search.consolePhrasesChange': ({ askedDocument: { id, version } }) => ({
    params: { id },
    body: { version, phrases: [unique('phrase')] },
  }),
  'publishing.presence': ({ draftId: id }) => ({ params: { kind: 'news', id }, body: { leaving: false } }),
};
