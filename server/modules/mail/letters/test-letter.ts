import type { Db } from '../../../infra/database/index.ts';
import { writeLetter } from '../write-letter.ts';
import type { Letter } from './letter.ts';
import { momentInWords } from './letter-words.ts';
import { defineTemplate, facts } from './template.ts';

/** The letter by which an operator sees whether mail works. */
export const testTemplate = defineTemplate({
  id: 'test',
  kind: 'test',
  name: 'Проверочное письмо',
  when: 'Оператор проверяет почту из\u00a0консоли.',
  subject: 'Проверочное письмо',
  preview: 'Почта портала работает.',
  heading: 'Почта работает',
  text: [
    'Вы\u00a0отправили это письмо из\u00a0консоли, чтобы проверить почту портала.',
    facts([['Отправлено', '{время} по\u00a0времени Астаны']]),
  ],
  why: 'Письмо пришло, потому что вы\u00a0нажали «Отправить себе» в\u00a0консоли.',
  places: { время: { as: 'words', gives: 'День и\u00a0время', sample: '24\u00a0ноября 2026\u00a0г. в\u00a009:30' } },
});

/** `base` is `PUBLIC_URL + BASE_PATH`. */
export const testLetter = (db: Db, at: Date, base: string): Promise<Letter> =>
  writeLetter(db, testTemplate, { время: momentInWords(at) }, { base });
