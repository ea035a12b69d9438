import * as z from 'zod/mini';
import { email } from './contact.forms.ts';
import { fieldRule } from './field-rule.ts';
import { orEmpty } from './optional.ts';
import { longestPartnerFilter } from './partners.values.ts';
import { atMost, oneLine, requiredLine } from './text-rules.ts';

const lineLimit = 200;
const descriptionLimit = 1_000;
const fewestDigits = 5;

const cityRequired = 'Укажите город';
const badSite = 'Укажите адрес сайта, например firma.kz';
const badPhone = 'Укажите номер телефона, можно с добавочным: +7 (701) 123-45-67, доб. 12';

/** The city that the directory shows the partner under. */
export const city = requiredLine(cityRequired, longestPartnerFilter, 'названии').check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{N}\s.()'’-]*$/u, 'Напишите название города буквами'),
);

/** A phone as people write it, several or with an extension too; empty when there is none. */
export const directoryPhone = z.string(badPhone).check(
  ...oneLine('номере'),
  atMost(lineLimit),
  z.refine((value) => value === '' || value.replace(/\D/g, '').length >= fewestDigits, badPhone),
  z.regex(/^[\d\s+(),.;/\p{L}\u2010-\u2015-]*$/u, badPhone),
);

/** An e-mail; empty when there is none. */
export const directoryMail = orEmpty(email);

/** A site, with or without https://; empty when there is none. */
export const site = z
  .string(badSite)
  .check(
    z.trim(),
    atMost(lineLimit),
    z.regex(
      /^$|^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}(?:\/[^\s<>"']*)?$/iu,
      badSite,
    ),
  );

/** The partner's description of itself. */
export const description = z.string('Проверьте описание').check(z.trim(), atMost(descriptionLimit));

/** Without it the directory would lead nowhere. */
const contactRequired = 'Укажите телефон или почту: иначе с вами не связаться';

/** Takes any value, because the rule of one field runs before the others are known to be strings. */
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** What a partner changes of its own card. */
export const partnerCardForm = z
  .object({ city, phone: directoryPhone, mail: directoryMail, site, description })
  .check(fieldRule('phone', ({ phone, mail }) => (isBlank(phone) && isBlank(mail) ? contactRequired : undefined)));
