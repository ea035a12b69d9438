import * as z from 'zod/mini';
import { announcementAudiences, announcementKinds } from './announcements.values.ts';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { outdatedPage } from './field-rule.ts';
import { success } from './success.ts';

/** An announcement as people see it (spec: announcements.shown). */
export const announcement = z.object({
  /** Its number and the version of its text: what is dismissed, until the text changes. */
  mark: z.string(),
  kind: z.enum(announcementKinds),
  audience: z.enum(announcementAudiences),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  linkText: z.string(),
  dismissible: z.boolean(),
  /** ISO 8601. */
  endsAt: z.string(),
});
export type Announcement = z.output<typeof announcement>;

/** What a signed-in person is shown beside the page's own announcements, and which of those the account has dismissed. */
export const personalAnnouncements = z.object({ shown: z.array(announcement), dismissed: z.array(z.string()) });
export type PersonalAnnouncements = z.output<typeof personalAnnouncements>;

export const dismissAnnouncement = defineSchemas({
  id: 'announcements.dismiss',
  summary: 'Скрыть объявление в своей учётной записи',
  audience: 'user',
  cost: costs.write,
  body: z.object({ mark: z.string(outdatedPage).check(z.regex(/^[1-9]\d{0,17}\.[1-9]\d{0,8}$/, outdatedPage)) }),
  answer: success,
});
