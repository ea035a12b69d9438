import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { partnerCardForm } from './partner-cabinet-card.forms.ts';
import { unansweredLimit } from './partner-cabinet-card.values.ts';
import { organization } from './partners.schemas.ts';
import { onceKey, requestKey } from './request-key.ts';
import { seenVersion } from './seen-version.ts';
import { success } from './success.ts';

/** The partner's card as the directory shows it, with what the cabinet needs to change it. */
export const ownOrganization = z.extend(organization, {
  city: z.string(),
  /** Whether the directory shows it at all; the operator decides. */
  published: z.boolean(),
  version: z.int(),
  /** The key of the press that has saved it as it stands; null where another way has changed it. */
  savedWith: z.nullable(z.string()),
});
export type OwnOrganization = z.output<typeof ownOrganization>;

export const getOrganization = defineSchemas({
  id: 'partners.organization',
  summary: 'Карточка моей партнёрской организации',
  audience: 'partner',
  cost: costs.read,
  answer: ownOrganization,
  failures: ['partners.no-partner'],
});

export const changeOrganization = defineSchemas({
  id: 'partners.changeOrganization',
  summary: 'Изменить карточку моей партнёрской организации; справочник покажет её сразу',
  audience: 'partner',
  cost: costs.write,
  body: z.extend(partnerCardForm, {
    version: seenVersion,
    ...onceKey,
    /** The keys of the presses of the same form before, of which no answer came. */
    unanswered: z.optional(z.array(requestKey).check(z.maxLength(unansweredLimit))),
  }),
  answer: z.extend(success, { version: z.int() }),
  failures: ['partners.no-partner', 'partners.changed'],
});
