import * as z from 'zod/mini';
import { email } from './contact.forms.ts';
import { directoryPhone } from './directory-phone.forms.ts';
import { fieldRule } from './field-rule.ts';
import { bare, hiddenFault, hiddenFaultInLines } from './hidden-characters.ts';
import { orEmpty } from './optional.ts';
import { longestDescription, longestPartnerFilter } from './partners.values.ts';
import { atMost, faultless, requiredLine, takeAway, withPlainHyphens } from './text-rules.ts';

const lineLimit = 200;

const cityRequired = 'Укажите город';
const badSite = 'Укажите адрес сайта, например firma.kz';
const wrongIn = (value: string, wrong: RegExp) => wrong.exec(value)?.[0];

const townWord = /^(?:город|гор|г|қ)(?:\.\s*|\s+)(?=\p{L})|(?<=\p{L})\s+(?:[гқ]\.?|қаласы)$/giu;

/**
 * A city without the word that says it is one, a full stop at its end and spaces at its hyphens: the directory has one
 * heading for «г. Алматы», «Алматы қ.», «Алматы.» and «Алматы».
 */
export const cityAlone = (value: string): string =>
  withPlainHyphens(value)
    .replace(townWord, '')
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .replace(/ ?- ?/g, '-');

/** The city that the directory shows the partner under. */
export const city = requiredLine(cityRequired, longestPartnerFilter, 'названии').check(
  z.overwrite(cityAlone),
  faultless((value) => {
    const wrong = wrongIn(value, /[^\p{L}\p{M}\p{N}\s.()'’-]|^[^\p{L}\p{N}]/u);
    if (wrong && /[\u2012-\u2015\u2212]/.test(wrong)) return `Замените «${wrong}» дефисом`;
    return wrong && takeAway(wrong, ': в названии города его не бывает');
  }),
);

/** An e-mail; empty when there is none. */
export const directoryMail = orEmpty(email);

const siteAddress =
  /^$|^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}(?::\d{1,5})?(?:[/?#][^\s<>"']*)?$/iu;

/** What is wrong with this very address of a site, after what is asked for. */
function siteFault(value: string): string | undefined {
  if (siteAddress.test(value)) return undefined;
  const fault = hiddenFault(value, 'адресе') ?? schemeFault(value) ?? hostFault(value);
  return fault ? `${badSite}. ${fault}` : badSite;
}

const siteScheme = /^https?:\/\//i;

function schemeFault(value: string): string | undefined {
  const [scheme] = /^[a-z][a-z+.-]*:(?:\/\/?)?/i.exec(value) ?? [];
  if (scheme && !siteScheme.test(scheme)) return `Начало «${scheme}» не подходит: нужно https://`;
  if (/\s/.test(value)) return 'В адресе сайта не бывает пробелов';
  return /^(?:https?(?:[:/]|$)|\/)/i.test(value.replace(siteScheme, ''))
    ? 'Начало пишется один раз и так: https://'
    : undefined;
}

function hostFault(value: string): string | undefined {
  const [host = ''] = value.replace(siteScheme, '').split(/[/?#]/);
  if (/[^@]@/.test(host)) return 'Знак @ бывает только в почте';
  if (/,(?!$)/.test(host)) return 'Вместо запятой нужна точка';
  const wrong = wrongIn(host, /[^\p{L}\p{M}\p{N}.:-]/u) ?? wrongIn(value, /[<>"']/);
  if (wrong) return takeAway(wrong, ': в адресе сайта его не бывает');
  if (!host.includes('.')) return 'В адресе нет точки';
  if (/^\.|\.\.|\.(?::|$)/.test(host)) return 'Уберите лишнюю точку';
  return /(?:^|\.)-|-(?:[.:]|$)/.test(host) ? 'У края имени не бывает дефиса: уберите его' : undefined;
}

/** A site, with or without https://; empty when there is none. */
export const site = z.string(badSite).check(z.overwrite(bare), atMost(lineLimit), faultless(siteFault));

/** The partner's description of itself, in lines as it is typed; several empty ones are one. */
export const description = z.string('Проверьте описание').check(
  z.trim(),
  z.overwrite((value) => value.replace(/\s*\n\s*\n\s*/g, '\n\n')),
  faultless((value) => hiddenFaultInLines(value, 'описании')),
  atMost(longestDescription),
);

/** Without it the directory would lead nowhere. */
const contactRequired = 'Укажите телефон или почту: иначе с вами не связаться';

/** Takes any value, because the rule of one field runs before the others are known to be strings. */
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** What a partner changes of its own card. */
export const partnerCardForm = z
  .object({ city, phone: directoryPhone, mail: directoryMail, site, description })
  .check(fieldRule('phone', ({ phone, mail }) => (isBlank(phone) && isBlank(mail) ? contactRequired : undefined)));
