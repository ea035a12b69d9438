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
  const [name = '', domain, more] = address.split('@');
  const fault = characterFault(address, more !== undefined);
  if (fault) return fault;
  if (domain === undefined) return '';
  if (more !== undefined) return 'В адресе должен быть один знак @';
  return nameFault(name) ?? domainFault(domain);
}

/** Signs that came along with the address, or stand for its dot; the surer first. */
function characterFault(address: string, isMore: boolean): string | undefined {
  if (/[<>]/.test(address)) return 'Оставьте только адрес, без имени и скобок';
  const [scheme] = /^mailto:/i.exec(address) ?? [];
  if (scheme) return `Уберите «${scheme}» перед адресом`;
  if (/[«»„“”‘’]/.test(address)) return 'Уберите кавычки: нужен только адрес';
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
  if (/^\.|\.$/.test(name)) return 'Перед @ точка стоит первой или последней: уберите её';
  return name.includes('..') ? 'Перед @ две точки подряд' : undefined;
}

function domainFault(domain: string): string | undefined {
  if (domain === '') return 'После @ ничего нет';
  if (domain.includes('..')) return 'После @ две точки подряд';
  const labels = domain.split('.');
  if (labels.includes('')) return 'После @ точка стоит первой или последней: уберите её';
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
 * a Cyrillic word (spec: identity.mixed-scripts). Such an address can exist and is admitted; mostly the layout was wrong.
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
