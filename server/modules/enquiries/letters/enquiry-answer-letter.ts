import type { Db } from '../../../infra/database/index.ts';
import { defineTemplate, type Letter, momentInWords, writeLetter } from '../../mail/index.ts';

/** How the person reaches the service. */
export interface Contacts {
  readonly mailto: string;
}

interface AnswerFacts {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly createdAt: Date;
  readonly answer: string;
}

const previewLength = 120;

/** The answer to a question of a contact form, with the question below it (spec: enquiries.answer). */
export const enquiryAnswerTemplate = defineTemplate({
  id: 'enquiry-answer',
  kind: 'enquiry-answer',
  name: 'Ответ на\u00a0вопрос с\u00a0сайта',
  when: 'Оператор или\u00a0редактор ответил из\u00a0консоли письмом.',
  subject: 'Ответ на\u00a0ваш вопрос №\u00a0{номер}',
  preview: '{начало}',
  heading: 'Ответ на\u00a0ваш вопрос',
  text: [
    'Здравствуйте, {имя}!',
    '{ответ}',
    'Ваш вопрос от\u00a0{время}:',
    '{вопрос}',
    'Если остался вопрос, {связь}: отвечать на\u00a0это письмо не\u00a0нужно.',
  ],
  why: 'Вы получили это письмо, потому что задали вопрос на\u00a0сайте и\u00a0оставили эту почту.',
  places: {
    номер: { as: 'words', gives: 'Номер вопроса', sample: '17' },
    имя: { as: 'words', gives: 'Имя человека', sample: 'Дана' },
    начало: { as: 'words', gives: 'Начало ответа', sample: 'Да, можно.' },
    ответ: { as: 'words', gives: 'Ответ целиком', isRequired: true, sample: 'Да, можно. Поможет ваш партнёр.' },
    время: { as: 'words', gives: 'Когда спросили', sample: '24\u00a0ноября 2026\u00a0г. в\u00a009:30' },
    вопрос: { as: 'quote', gives: 'Вопрос целиком', sample: 'Можно\u00a0ли перенести базу?' },
    связь: {
      as: 'words',
      gives: 'Как спросить ещё раз: почта сервиса или\u00a0форма на\u00a0сайте',
      sample: 'напишите на\u00a0help@portal.example',
    },
  },
});

/** Writes that letter. */
export function enquiryAnswerLetter(db: Db, enquiry: AnswerFacts, { mailto }: Contacts, base: string): Promise<Letter> {
  const { id, name, text, createdAt, answer } = enquiry;
  const values = {
    номер: id,
    имя: name,
    начало: answer.slice(0, previewLength),
    ответ: answer,
    время: momentInWords(createdAt),
    вопрос: text,
    связь: mailto ? `напишите на\u00a0${mailto}` : 'задайте его на\u00a0сайте',
  };
  return writeLetter(db, enquiryAnswerTemplate, values, { base });
}
