import polyglotI18nProvider from 'ra-i18n-polyglot';
import russian from 'ra-language-russian';
import access from '../locales/ru/access.json';
import announcements from '../locales/ru/announcements.json';
import archive from '../locales/ru/archive.json';
import audit from '../locales/ru/audit.json';
import dashboard from '../locales/ru/dashboard.json';
import enquiries from '../locales/ru/enquiries.json';
import frame from '../locales/ru/frame.json';
import installation from '../locales/ru/installation.json';
import jobs from '../locales/ru/jobs.json';
import mail from '../locales/ru/mail.json';
import media from '../locales/ru/media.json';
import opening from '../locales/ru/opening.json';
import people from '../locales/ru/people.json';
import phrases from '../locales/ru/phrases.json';
import publishing from '../locales/ru/publishing.json';
import synonyms from '../locales/ru/synonyms.json';

type Words = Record<string, unknown>;

/** `resources` of all features together; every other key of a feature's file stands as it is. */
const features: readonly Words[] = [
  frame,
  dashboard,
  installation,
  people,
  enquiries,
  media,
  publishing,
  announcements,
  archive,
  audit,
  access,
  synonyms,
  phrases,
  jobs,
  mail,
  opening,
];
const resources = Object.assign({}, ...features.map(({ resources = {} }) => resources as Words));

/** react-admin's own words in Russian, with ours over them. */
const words = { ...russian, ...Object.assign({}, ...features), resources, ra: merge(russian.ra, frame.ra) };

function merge(whole: Words, part: Words): Words {
  const merged = Object.entries(part).map(([key, value]) => {
    const old = whole[key];
    const isBranch = typeof value === 'object' && value !== null && typeof old === 'object' && old !== null;
    return [key, isBranch ? merge(old as Words, value as Words) : value];
  });
  return { ...whole, ...Object.fromEntries(merged) };
}

/** The words of the console, in Russian alone. */
export const i18nProvider = polyglotI18nProvider(() => words as never, 'ru', [{ locale: 'ru', name: 'Русский' }]);
