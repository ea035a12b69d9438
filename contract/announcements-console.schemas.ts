import * as z from 'zod/mini';
import { announcementChange, newAnnouncement } from './announcements.forms.ts';
import { announcementAudiences, announcementKinds, announcementStates } from './announcements.values.ts';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery } from './console-list.ts';
import { numberParams } from './console-record.ts';
import { success } from './success.ts';

/** An announcement as the console shows it. Moments are ISO 8601. */
export const consoleAnnouncement = z.object({
  id: z.string(),
  kind: z.enum(announcementKinds),
  audience: z.enum(announcementAudiences),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  linkText: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  dismissible: z.boolean(),
  state: z.enum(announcementStates),
  /** How many people have dismissed it in their accounts. */
  dismissals: z.int(),
  version: z.int(),
});
export type ConsoleAnnouncement = z.output<typeof consoleAnnouncement>;

export const listAnnouncements = defineSchemas({
  id: 'announcements.consoleList',
  summary: 'Консоль: объявления',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['startsAt', 'endsAt', 'title'], {
    state: z.optional(z.enum(announcementStates, 'Такого состояния нет.')),
  }),
  answer: consoleListOf(consoleAnnouncement),
  failures: ['console.too-far'],
});

export const getAnnouncement = defineSchemas({
  id: 'announcements.consoleOne',
  summary: 'Консоль: одно объявление',
  audience: 'operator',
  cost: costs.read,
  params: numberParams,
  answer: consoleAnnouncement,
  failures: ['console.absent'],
});

export const addAnnouncement = defineSchemas({
  id: 'announcements.consoleAdd',
  summary: 'Консоль: написать объявление',
  audience: 'operator',
  cost: costs.write,
  body: newAnnouncement,
  answer: consoleAnnouncement,
  failures: ['common.done-before', 'announcements.past-start', 'announcements.past-end'],
});

export const changeAnnouncement = defineSchemas({
  id: 'announcements.consoleChange',
  summary: 'Консоль: изменить объявление',
  audience: 'operator',
  cost: costs.write,
  params: numberParams,
  body: announcementChange,
  answer: consoleAnnouncement,
  failures: [
    'console.absent',
    'console.changed',
    'common.done-before',
    'announcements.past-start',
    'announcements.past-end',
  ],
});

export const endAnnouncement = defineSchemas({
  id: 'announcements.consoleEnd',
  summary: 'Консоль: снять объявление с сайта',
  audience: 'operator',
  cost: costs.write,
  params: numberParams,
  answer: consoleAnnouncement,
  failures: ['console.absent', 'announcements.not-current'],
});

export const removeAnnouncement = defineSchemas({
  id: 'announcements.consoleRemove',
  summary: 'Консоль: удалить объявление',
  audience: 'operator',
  cost: costs.write,
  params: numberParams,
  answer: success,
  failures: ['console.absent'],
});
