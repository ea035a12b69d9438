import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { success } from './success.ts';

/** Letters a person may refuse: reminders of subscriptions that end, and the weekly digest of a partner. */
export const letterTopic = z.enum(['reminders', 'digest'], 'Таких писем нет.');
export type LetterTopic = z.output<typeof letterTopic>;

const topicSwitch = z.object({ topic: letterTopic, wanted: z.boolean() });

/** Where a letter's own link stops or starts letters of its topic; the token says whose. */
export const stopLettersPath = '/unsubscribe';

export const listLetterTopics = defineCall({
  id: 'letters.topics',
  method: 'GET',
  path: '/service/bl/letters/topics',
  summary: 'От каких писем можно отказаться и какие приходят',
  audience: 'user',
  answer: z.array(topicSwitch),
});

export const switchLetters = defineCall({
  id: 'letters.switch',
  method: 'POST',
  path: '/service/bl/letters/switch',
  summary: 'Включить или отключить письма одного вида',
  audience: 'user',
  body: topicSwitch,
  answer: success,
});
