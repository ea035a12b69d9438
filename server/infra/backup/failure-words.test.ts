import { expect, it } from 'vitest';
import { failureInWords } from './failure-words.ts';
import { cut, damaged } from './manifest.ts';

it.each([
  [cut().message, 'у неё нет конца'],
  [damaged('users is not what was written').message, 'её содержимое не то, что было записано'],
  [
    '[backup-failed] No copy was made in /var/backups: the disk is full. Nothing half-made was left there, and the copies before are as they were.',
    'на диске закончилось место',
  ],
  [
    '[restore-failed] Nothing was restored into new: users: a row is twice. Nothing is left there of what had been loaded.',
    'users: a row is twice',
  ],
  ['EACCES: permission denied.', 'EACCES: permission denied'],
])('«%s» is «%s»', (noted, words) => expect(failureInWords(noted)).toBe(words));
