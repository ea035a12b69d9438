import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { success } from './success.ts';

/**
 * Letters a person chooses: reminders of subscriptions that end and the weekly digest of a partner come until they are
 * refused, news only after a consent. A letter's signed link holds the place in this list: new topics stand at its end.
 */
export const letterTopic = z.enum(['reminders', 'digest', 'news'], 'Таких писем нет.');
export type LetterTopic = z.output<typeof letterTopic>;

const topicSwitch = z.object({ topic: letterTopic, wanted: z.boolean() });

export const listLetterTopics = defineSchemas({
  id: 'letters.topics',
  summary: 'Какие письма можно выбрать и какие выбраны',
  audience: 'user',
  cost: costs.read,
  answer: z.array(topicSwitch),
});

export const switchLetters = defineSchemas({
  id: 'letters.switch',
  summary: 'Включить или отключить письма одного вида',
  audience: 'user',
  cost: costs.write,
  body: topicSwitch,
  answer: success,
});
