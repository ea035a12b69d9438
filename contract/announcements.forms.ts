import * as z from 'zod/mini';
import { announcementAudiences, announcementKinds, longestAnnouncement } from './announcements.values.ts';
import { recordVersion } from './console-record.ts';
import { fieldRule } from './field-rule.ts';
import { spaceFault } from './publishing-links.ts';
import { onceKey } from './request-key.ts';
import { atMost, faultless, oneLine, oneSentence, visible } from './text-rules.ts';

const ofLink = 'Ссылка ведёт на страницу сайта и начинается с косой черты, как /news, или начинается с https://';

/** An address below the site's own, or of another site by https; nothing that runs. */
const isAnnouncementLink = (value: string): boolean =>
  /^\/(?![/\\])[^\s"<>\\]*$/.test(value) || (/^https:\/\/[^\s"<>\\@]+$/.test(value) && URL.canParse(value));

const titleRequired = 'Напишите заголовок';
const text = () => z.string('Проверьте значение этого поля.');
const moment = (message: string) => z.iso.datetime({ offset: true, message });

const fields = z.object({
  kind: z.enum(announcementKinds, 'Выберите, о чём объявление'),
  title: z
    .string(titleRequired)
    .check(...oneSentence(), z.minLength(1, titleRequired), visible(titleRequired), atMost(longestAnnouncement.title)),
  text: text().check(...oneSentence(), atMost(longestAnnouncement.text)),
  /** Empty without a link. */
  link: text().check(
    ...oneLine(),
    atMost(longestAnnouncement.link),
    faultless((value) => (value === '' || isAnnouncementLink(value) ? undefined : (spaceFault(value) ?? ofLink))),
  ),
  linkText: text().check(...oneSentence(), atMost(longestAnnouncement.linkText)),
  audience: z.enum(announcementAudiences, 'Выберите, кому показывать'),
  /** Null begins at once. */
  startsAt: z.nullable(moment('Укажите день и время начала или оставьте поле пустым')),
  endsAt: moment('Укажите день и время конца'),
  dismissible: z.boolean('Укажите, можно ли скрыть объявление'),
});

/** What a preview shows: what people read, whoever they are and whenever. */
export const announcementLook = z.pick(fields, { kind: true, title: true, text: true, link: true, linkText: true });

// Also asked of values whose own fault is already found.
const endFault = ({ startsAt, endsAt }: { startsAt: unknown; endsAt: unknown }) =>
  typeof startsAt === 'string' && typeof endsAt === 'string' && Date.parse(endsAt) <= Date.parse(startsAt)
    ? 'Конец должен быть позже начала'
    : undefined;

/** An announcement as the operator writes it; whether its days have passed the clock of the database judges. */
export const announcementForm = fields.check(fieldRule('endsAt', endFault));
export type AnnouncementForm = z.output<typeof announcementForm>;

/** A new one, with the key of its form. */
export const newAnnouncement = z.extend(fields, onceKey).check(fieldRule('endsAt', endFault));

/** The same with the version that the form showed. */
export const announcementChange = z
  .extend(fields, { ...recordVersion, ...onceKey })
  .check(fieldRule('endsAt', endFault));
