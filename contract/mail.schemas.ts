import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { success } from './success.ts';

/** Letters a person may refuse: reminders of subscriptions that end, and the weekly digest of a partner. */
export const letterTopic = z.enum(['reminders', 'digest'], 'Таких писем нет.');
export type LetterTopic = z.output<typeof letterTopic>;

const topicSwitch = z.object({ topic: letterTopic, wanted: z.boolean() });

export const listLetterTopics = defineSchemas({
  id: 'letters.topics',
  summary: 'От каких писем можно отказаться и какие приходят',
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
