import type { Db } from '../../../infra/database/index.ts';
import { defineTemplate, facts, type Letter, writeLetter } from '../../mail/index.ts';

/** The letter to a partner that a question it was asked to answer is no longer for it (spec: enquiries.partner). */
export const takenBackTemplate = defineTemplate({
  id: 'enquiry-taken-back',
  kind: 'enquiry-partner',
  name: 'Отвечать на\u00a0вопрос не\u00a0нужно',
  when: 'Оператор или\u00a0редактор забрал у\u00a0партнёра вопрос, который ему передали.',
  subject: 'Вопрос №\u00a0{номер} с\u00a0сайта: отвечать не\u00a0нужно',
  preview: 'Этот вопрос мы\u00a0взяли на\u00a0себя.',
  heading: 'Отвечать на\u00a0вопрос №\u00a0{номер} не\u00a0нужно',
  text: [
    'Мы передавали вам вопрос посетителя сайта. Теперь мы\u00a0взяли его на\u00a0себя: связываться с\u00a0человеком больше не\u00a0нужно, его контакты удалите.',
    facts([
      ['Вопрос', '№\u00a0{номер}'],
      ['Имя', '{имя}'],
    ]),
    '{вопрос}',
    '{связь}',
  ],
  why: 'Вы получили это письмо, потому что ваша организация\u00a0— партнёр сервиса.',
  places: {
    номер: { as: 'words', gives: 'Номер вопроса', isRequired: true, sample: '17' },
    имя: { as: 'words', gives: 'Имя посетителя', sample: 'Дана' },
    вопрос: { as: 'quote', gives: 'Вопрос целиком', isRequired: true, sample: 'Можно\u00a0ли перенести базу?' },
    связь: {
      as: 'words',
      gives: 'Куда сообщить, если партнёр уже ответил и\u00a0у\u00a0сервиса есть почта',
      sample: 'Если вы\u00a0уже ответили, сообщите нам на\u00a0help@portal.example.',
    },
  },
});

interface TakenBack {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Writes it. */
export function takenBackLetter(
  db: Db,
  { id, name, text }: TakenBack,
  { mailto }: { mailto: string },
  base: string,
): Promise<Letter> {
  const answered = mailto ? `Если вы\u00a0уже ответили, сообщите нам на\u00a0${mailto}.` : '';
  return writeLetter(db, takenBackTemplate, { номер: id, имя: name, вопрос: text, связь: answered }, { base });
}
