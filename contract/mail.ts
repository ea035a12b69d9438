import { defineCall } from './call.ts';
import type * as schemas from './mail.schemas.ts';

export type { LetterTopic } from './mail.schemas.ts';

/** Where a letter's own link stops or starts letters of its topic; the token says whose. */
export const stopLettersPath = '/unsubscribe';

export const listLetterTopics = defineCall<typeof schemas.listLetterTopics>({
  id: 'letters.topics',
  method: 'GET',
  path: '/service/bl/letters/topics',
});

export const switchLetters = defineCall<typeof schemas.switchLetters>({
  id: 'letters.switch',
  method: 'POST',
  path: '/service/bl/letters/switch',
});
