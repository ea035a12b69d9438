import * as z from 'zod/mini';
import { directoryPhone } from './directory-phone.forms.ts';
import { faultBy } from './field-rule.ts';
import { hiddenFaultInLines } from './hidden-characters.ts';
import { city, directoryMail, site } from './partner-cabinet-card.forms.ts';
import { type ContentField, type ContentFields, type ContentKind, contentFields } from './publishing.values.ts';
import { isHostedVideo, isOutsideLink, isSafeLink, spaceFault } from './publishing-links.ts';
import { sitePhonesFault } from './site-phones.forms.ts';
import { atMost, faultless } from './text-rules.ts';

const fillIn = 'Заполните это поле';
const ofSlug = 'Только строчные латинские буквы, цифры, дефис и подчёркивание: как `novaya-versiya`';

function slugFault(value: string): string | undefined {
  const [wrong] = /[^a-z0-9_-]/u.exec(value) ?? [];
  if (wrong === undefined) return undefined;
  return `${ofSlug}. ${/\s/.test(wrong) ? 'Вместо пробела поставьте дефис' : `Замените «${wrong}»`}`;
}

const takenFault = (value: string, taken: readonly string[] = []) =>
  taken.includes(value) ? `Адрес с «${value}» ведёт на другую страницу сайта: выберите другой код` : undefined;

const ofLink = 'Ссылка начинается с https://, mailto:, tel: или с косой черты, если она ведёт на этот сайт';
const ofOutsideLink = 'Полный адрес с https:// или http://, без имени и пароля, либо путь от корня этого сайта: /help';
const ofVideo =
  'Ссылка на ролик: https://www.youtube.com/watch?v=…, https://youtu.be/… или https://www.youtube.com/shorts/…, либо видео из библиотеки';
const ofFilm = 'Выберите видео из библиотеки: ролик с другого сайта здесь не покажется';
const ofCaptions = 'Выберите субтитры из библиотеки: файл WebVTT, его адрес начинается с /media/ и кончается на .vtt';
const ofPicture = 'Картинка лежит на портале: её адрес начинается с /media/';

const longestLink = 2_000;

/** The rules of the partner's own card: what the console publishes has to pass them when the partner saves it again. */
const contactRules = { city, phone: directoryPhone, mail: directoryMail, site };

const isFilm = (value: string) => /^\/media\/[\w./-]+\.(mp4|webm)$/.test(value) && !value.includes('..');
const isVideo = (value: string) => isHostedVideo(value) || isFilm(value);
const isCaptions = (value: string) => /^\/media\/[\w./-]+\.vtt$/.test(value) && !value.includes('..');
const isPicture = (value: string) =>
  /^\/media\/[\w./-]+\.(avif|gif|jpe?g|png|svg|webp)$/i.test(value) && !value.includes('..');

const when = (test: (value: string) => boolean, message: string) =>
  faultless((value) => (value === '' || test(value) ? undefined : message));
/** A figure of the home page is counted on an abacus. */
const mostDigits = 9;
const figure = z.string().check(
  when((value) => /^\d[\d\s]*$/.test(value), 'Напишите число цифрами, например 18 000. Слова пишут в подписи'),
  when((value) => value.replace(/\D/g, '').length <= mostDigits, 'Число длиннее девяти цифр не поместится на главной'),
);
const lineRules = { ...contactRules, figure };
const contact = (rule: z.ZodMiniType) => {
  const faultOf = faultBy(rule);
  return faultless((value) => (value === '' ? undefined : faultOf(value)));
};
/** Tags and entities aside, is there anything to read or to see. */
const isFilled = (html: string) => /<(img|td)\b/.test(html) || html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== '';

function textRule(field: ContentField) {
  const { most, required } = field;
  return z
    .string(fillIn)
    .check(
      ...(required
        ? [faultless((value) => ((field.type === 'html' ? isFilled(value) : value.trim()) ? undefined : fillIn))]
        : []),
      ...(most === undefined ? [] : [atMost(most)]),
      ...(field.type === 'html'
        ? [faultless(pictureFault)]
        : [faultless((value) => hiddenFaultInLines(value, 'тексте'))]),
      ...(field.type === 'slug' ? [faultless(slugFault), faultless((value) => takenFault(value, field.taken))] : []),
      ...(field.type === 'line' && field.tells ? [contact(lineRules[field.tells])] : []),
      ...(field.type === 'text' && field.tells === 'phones' ? [faultless(sitePhonesFault)] : []),
      ...(field.type === 'link' ? [faultless(spaceFault), when(isSafeLink, ofLink)] : []),
      ...(field.type === 'outside-link'
        ? [faultless(spaceFault), when(isOutsideLink, ofOutsideLink), atMost(longestLink)]
        : []),
      ...(field.type === 'video' ? [when(isVideo, ofVideo)] : []),
      ...(field.type === 'film' ? [when(isFilm, ofFilm)] : []),
      ...(field.type === 'captions' ? [when(isCaptions, ofCaptions)] : []),
      ...(field.type === 'picture' ? [when(isPicture, ofPicture)] : []),
      ...(field.type === 'day' ? [faultless(dayFault)] : []),
    );
}

/** «26» typed as a year is the year 26 to a browser, and a digit too many the year 20266. */
function dayFault(value: string): string | undefined {
  const [, year] = /^(\d+)-\d{2}-\d{2}$/.exec(value) ?? [];
  if (year && (Number(year) < 1900 || Number(year) > 2199)) return `Проверьте год: набрано ${Number(year)}`;
  return value === '' || isDay(value) ? undefined : 'Выберите день из календаря';
}

/** The parser takes 30 February for 2 March, which is another day and none to the database. */
function isDay(value: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  return date !== undefined && !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(value);
}

/** People who do not see a picture read its alternative text. */
function pictureFault(html: string): string | undefined {
  const pictures = html.match(/<img\b[^>]*>/g) ?? [];
  return pictures.some((tag) => !/\salt="[^"]*[^"\s][^"]*"/.test(tag))
    ? 'У картинки в тексте нет описания. Нажмите на неё и напишите, что на ней показано'
    : undefined;
}

function numberRule({ from = 0, to = 2_000_000_000, required }: ContentField & { type: 'number' }) {
  const message = `Целое число от ${from} до ${to}`;
  const number = z.int(message).check(z.minimum(from, message), z.maximum(to, message));
  return required ? number : z.nullable(number);
}

function ruleOf(field: ContentField): z.ZodMiniType {
  if (field.type === 'flag') return z.boolean();
  if (field.type === 'number') return numberRule(field);
  if (field.type === 'choice') return z.enum(field.choices as [string, ...string[]], 'Выберите из списка');
  if (field.type === 'reference') return z.string().check(z.minLength(1, 'Выберите из списка'));
  if (field.type === 'list')
    return z.array(formOf(field.fields)).check(z.maxLength(field.most ?? 100, `Не больше ${field.most ?? 100} строк`));
  return textRule(field);
}

/** The schema of whole values, ready for the site. */
function formOf(fields: ContentFields) {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ruleOf(field)])));
}

/** What a record of the kind has to be before it is published. */
export const contentForm = (kind: ContentKind) => formOf(contentFields[kind]);
