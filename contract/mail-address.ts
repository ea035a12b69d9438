import { hiddenFault } from './hidden-characters.ts';

const longestName = 64;
const longestLabel = 63;

/**
 * What is clearly wrong with this very address, as a sentence; an empty one when the address says it all by itself (no
 * @), nothing when a letter can be sent to it (spec: identity.e-mail).
 */
export function addressFault(address: string): string | undefined {
  const hidden = hiddenFault(address, 'адресе');
  if (hidden) return hidden;
  if (/\s/u.test(address)) return 'В адресе не бывает пробелов';
  const [wrong] = address.match(/[<>,;:"()[\]\\\p{C}]/u) ?? [];
  if (wrong)
    return /[<>]/.test(wrong) ? 'Оставьте только адрес, без имени и скобок' : `Уберите «${wrong}»: нужен один адрес`;
  const [name = '', domain, more] = address.split('@');
  if (domain === undefined) return '';
  if (more !== undefined) return 'В адресе должен быть один знак @';
  return nameFault(name) ?? domainFault(domain);
}

function nameFault(name: string): string | undefined {
  if (name === '') return 'Перед @ ничего нет';
  if (name.length > longestName) return `Перед @ больше ${longestName} символов`;
  if (/^\.|\.$/.test(name)) return 'Перед @ адрес не начинается с точки и не кончается ею';
  return name.includes('..') ? 'Перед @ две точки подряд' : undefined;
}

function domainFault(domain: string): string | undefined {
  if (domain === '') return 'После @ ничего нет';
  if (domain.includes('..')) return 'После @ две точки подряд';
  const labels = domain.split('.');
  if (labels.includes('')) return 'После @ адрес не начинается с точки и не кончается ею';
  const bad = labels.find((label) => /^-|-$/.test(label));
  if (bad !== undefined) return `Часть «${bad}» не может начинаться с дефиса и кончаться им`;
  const [wrong] = domain.match(/[^\p{L}\p{M}\p{N}.-]/u) ?? [];
  if (wrong) return `После @ не бывает «${wrong}»`;
  if (labels.length < 2) return 'После @ нет точки, например mail.kz';
  if (labels.some((label) => label.length > longestLabel)) return 'Часть адреса после @ слишком длинная';
  const last = labels.at(-1) ?? '';
  return last.length < 2 || /^\d+$/.test(last) ? `Адрес не кончается на «.${last}»` : undefined;
}

/** A letter of the other script in an address, as whoever types it should look at it. */
export interface MixedScript {
  readonly letter: string;
  readonly script: 'cyrillic' | 'latin';
}

/**
 * The first letter that does not belong to the others: a Cyrillic one in a Latin address, a Latin one within a Cyrillic
 * word. Such an address can exist and is admitted; mostly the layout was wrong.
 */
export function mixedScript(address: string): MixedScript | undefined {
  const parts = address.normalize('NFC').split(/[@.]/);
  const isLatin = /\p{Script=Latin}/u.test(parts.at(-1) ?? '');
  for (const part of parts) {
    const cyrillic = part.match(/\p{Script=Cyrillic}/u)?.[0];
    const latin = part.match(/\p{Script=Latin}/u)?.[0];
    if (cyrillic && (isLatin || (latin && countOf(part, 'Latin') >= countOf(part, 'Cyrillic'))))
      return { letter: cyrillic, script: 'cyrillic' };
    if (cyrillic && latin) return { letter: latin, script: 'latin' };
  }
  return undefined;
}

const countOf = (part: string, script: 'Latin' | 'Cyrillic') =>
  part.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;
