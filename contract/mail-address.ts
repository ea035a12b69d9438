import { hiddenFault } from './hidden-characters.ts';

const longestName = 64;
const longestLabel = 63;

/**
 * What is clearly wrong with this very address, as a sentence; an empty one when the address says it all by itself (no
 * @), nothing when a letter can be sent to it (spec: identity.e-mail).
 */
export function addressFault(given: string): string | undefined {
  const address = given.replace(/\s/gu, ' ');
  const hidden = hiddenFault(address, 'адресе');
  if (hidden) return hidden;
  return characterFault(address, address.split('@').length > 2) ?? partsFault(address);
}

function partsFault(address: string): string | undefined {
  const [name = '', domain, more] = address.split('@');
  if (domain === undefined) return '';
  if (more !== undefined) return 'В адресе должен быть один знак @';
  return nameFault(name) ?? domainFault(domain);
}

/**
 * Letters, digits and signs as wide as Chinese ones, which some keyboards type, and the joined letters that are copied out
 * of a printed page («ofﬁce»), as the usual ones.
 */
export const withPlainCharacters = (address: string): string =>
  address.replace(/[\uFF01-\uFF5E\uFB00-\uFB06]/g, (sign) => sign.normalize('NFKC')).replace(/[\u3002\uFF61]/g, '.');

/** The only thing in the text that is an address, with something else beside it that is clearly no part of it. */
function addressIn(text: string): string | undefined {
  const words = text.split(/[\s()[\]<>«»„“”"'`,;:]+/u).filter(Boolean);
  const found = words.filter((word) => word.includes('@'));
  const rest = words.filter((word) => !word.includes('@')).join('');
  const [address = ''] = found;
  const isOther = rest === '' || /[^ -~]/.test(rest) || /[(:]/.test(text);
  return found.length === 1 && isOther && partsFault(address) === undefined ? address : undefined;
}

const isPage = /^https?:\/\//i;

/** Signs that came along with the address, or stand for its dot; the surer first. */
function characterFault(address: string, isMore: boolean): string | undefined {
  if (isPage.test(address)) return 'Это адрес страницы, а не почты';
  if (/[<>]/.test(address)) return 'Оставьте только адрес, без имени и скобок';
  const [scheme] = /^mailto:/i.exec(address) ?? [];
  if (scheme) return `Уберите «${scheme}» перед адресом`;
  if (/[«»„“”‘’]|^["'`]|["'`]$/.test(address)) return 'Уберите кавычки: нужен только адрес';
  if (!address.includes('@')) return /[\s([]/u.test(address) ? 'В адресе нет знака @' : undefined;
  const found = isMore ? undefined : addressIn(address);
  if (found !== undefined && /[\s(:]/u.test(address)) return `Оставьте только адрес: ${found}`;
  const [wrong] = address.match(/[,;:"()[\]\\\p{C}]/u) ?? [];
  if (wrong && isMore) return `Уберите «${wrong}»: нужен один адрес`;
  if (/\s/u.test(address)) return isMore ? 'Нужен один адрес' : 'В адресе не бывает пробелов';
  if (!wrong) return undefined;
  if (/@.*[\p{L}\p{N}],[\p{L}\p{N}]/u.test(address)) return 'После @ стоит запятая: нужна точка';
  return `Уберите «${wrong}»: в адресе его не бывает`;
}

function nameFault(name: string): string | undefined {
  if (name === '') return 'Перед @ ничего нет';
  if (name.length > longestName) return `Перед @ больше ${longestName} символов`;
  const [wrong] = name.match(/[^\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]/u) ?? [];
  if (wrong) return `Перед @ не бывает «${wrong}»`;
  if (name.startsWith('.')) return 'Адрес начинается с точки: уберите её';
  if (name.endsWith('.')) return 'Прямо перед @ стоит точка: уберите её';
  return name.includes('..') ? 'Перед @ две точки подряд' : undefined;
}

function domainFault(domain: string): string | undefined {
  if (domain === '') return 'После @ ничего нет';
  if (domain.includes('..')) return 'После @ две точки подряд';
  if (domain.startsWith('.')) return 'Сразу после @ стоит точка: уберите её';
  if (domain.endsWith('.')) return 'Адрес заканчивается точкой: уберите её';
  const labels = domain.split('.');
  const bad = labels.find((label) => /^-|-$/.test(label));
  if (bad !== undefined) return `Часть «${bad}» не может начинаться с дефиса или заканчиваться им`;
  const [wrong] = domain.match(/[^\p{L}\p{M}\p{N}.-]/u) ?? [];
  if (wrong) return `После @ не бывает «${wrong}»`;
  if (labels.length < 2) return 'После @ нет точки, например mail.kz';
  if (labels.some((label) => label.length > longestLabel)) return 'Часть адреса после @ слишком длинная';
  const last = labels.at(-1) ?? '';
  return last.length < 2 || /^\d+$/.test(last) ? `Адрес не может заканчиваться на «.${last}»` : undefined;
}

/**
 * A word about the first letter that does not belong to the others: a Cyrillic one in a Latin address, a Latin one within
 * a Cyrillic word, one of any other script within a Latin word (spec: identity.mixed-scripts). Such an address can exist and is admitted; mostly the layout was wrong.
 */
export function scriptWarning(address: string): string | undefined {
  // A wrong address has its own sentence; its letters may be of a name that came along.
  if (addressFault(address) !== undefined) return undefined;
  const parts = address.normalize('NFC').split(/[@.]/);
  const [, domain = ''] = address.split('@');
  // An ending in another script than the name before it: no registry admits both.
  const isLatin = /\p{Script=Latin}/u.test(parts.at(-1) ?? '') && !parts.at(-1)?.toLowerCase().startsWith('xn--');
  const [cyrillicEnding] = /\p{Script=Cyrillic}\p{L}*$/u.exec(domain) ?? [];
  if (cyrillicEnding && /\p{Script=Latin}/u.test(domain) && !/\p{Script=Cyrillic}.*\./u.test(domain))
    return warningOf(cyrillicEnding.slice(0, 1));
  for (const part of parts) {
    const cyrillic = part.match(/\p{Script=Cyrillic}/u)?.[0];
    const latin = part.match(/\p{Script=Latin}/u)?.[0];
    if (cyrillic && (isLatin || (latin && countOf(part, 'Latin') >= countOf(part, 'Cyrillic'))))
      return warningOf(cyrillic);
    if (cyrillic && latin) return warningOf(latin);
    const other = part.match(/(?!\p{Script=Latin}|\p{Script=Cyrillic})\p{L}/u)?.[0];
    if (other && latin) return warningOf(other);
  }
  return undefined;
}

const warningOf = (letter: string) =>
  `В адресе есть ${alphabetOf(letter)} буква «${letter}». Проверьте раскладку: письмо может не дойти`;

const alphabetOf = (letter: string) => {
  if (/\p{Script=Latin}/u.test(letter)) return 'латинская';
  return /[\u0401\u0451А-я]/.test(letter) ? 'русская' : 'нелатинская';
};

const countOf = (part: string, script: 'Latin' | 'Cyrillic') =>
  part.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;
