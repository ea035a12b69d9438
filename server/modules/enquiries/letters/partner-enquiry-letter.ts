import { enquiryFormPlaces, phoneInWords } from '../../../../contract/enquiries.words.ts';
import type { Db } from '../../../infra/database/index.ts';
import { defineTemplate, type Letter, momentInWords, note, type Place, writeLetter } from '../../mail/index.ts';

interface PartnerEnquiryFacts {
  readonly id: string;
  readonly formId: number;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly text: string;
  readonly createdAt: Date;
  /** What the operator adds. */
  readonly comment: string;
  readonly isReminder: boolean;
}

const previewLength = 120;

const words = {
  kind: 'enquiry-partner',
  preview: '{начало}',
  why: 'Вы получили это письмо, потому что ваша организация\u00a0— партнёр сервиса.',
} as const;
const question = [
  '{пояснение}',
  '{вопрос}',
  '{сведения}',
  note('Контакты нужны только для\u00a0ответа на\u00a0этот вопрос. Когда ответите, отметьте это у\u00a0себя{связь}.'),
];
const places = {
  номер: { as: 'words', gives: 'Номер вопроса', sample: '17' },
  имя: { as: 'words', gives: 'Имя посетителя', sample: 'Дана' },
  начало: { as: 'words', gives: 'Начало вопроса', sample: 'Можно\u00a0ли перенести базу?' },
  пояснение: { as: 'words', gives: 'Что добавил оператор, если добавил', sample: 'Человек ждёт звонка.' },
  вопрос: { as: 'quote', gives: 'Вопрос целиком', isRequired: true, sample: 'Можно\u00a0ли перенести базу?' },
  сведения: {
    as: 'facts',
    gives: 'Имя, телефон, почта, откуда и\u00a0когда спросили',
    isRequired: true,
    sample: [
      ['Имя', 'Дана'],
      ['Почта', 'dana@example.kz'],
    ],
  },
  связь: {
    as: 'words',
    gives: 'Куда сообщить об\u00a0ответе, если у\u00a0сервиса есть почта',
    sample: ' и\u00a0сообщите нам на\u00a0help@portal.example',
  },
} as const satisfies Record<string, Place>;

/** The letter to a partner about a question that it is asked to answer (spec: enquiries.partner). */
export const partnerEnquiryTemplate = defineTemplate({
  ...words,
  id: 'enquiry-partner',
  name: 'Вопрос с\u00a0сайта партнёру',
  when: 'Оператор или\u00a0редактор передал вопрос посетителя партнёру.',
  subject: 'Вопрос №\u00a0{номер} с\u00a0сайта: {имя}',
  heading: 'Вопрос №\u00a0{номер} для\u00a0вас',
  text: ['Посетитель сайта задал вопрос. Пожалуйста, ответьте ему: свяжитесь с\u00a0ним сами.', ...question],
  places,
});

/** The same once more, when it waits too long. */
export const partnerReminderTemplate = defineTemplate({
  ...words,
  id: 'enquiry-partner-reminder',
  name: 'Напоминание партнёру о\u00a0вопросе',
  when: 'Оператор или\u00a0редактор напомнил партнёру о\u00a0вопросе, который ему передали.',
  subject: 'Напоминание: вопрос №\u00a0{номер} с\u00a0сайта: {имя}',
  heading: 'Вопрос №\u00a0{номер} ждёт ответа',
  text: [
    'Мы передали вам вопрос посетителя и\u00a0ещё не\u00a0знаем, ответили\u00a0ли вы. Пожалуйста, свяжитесь с\u00a0человеком.',
    ...question,
  ],
  places,
});

/** Writes one of these. */
export function partnerEnquiryLetter(
  db: Db,
  enquiry: PartnerEnquiryFacts,
  { mailto }: { mailto: string },
  base: string,
): Promise<Letter> {
  const { id, name, phone, email, text, formId, createdAt, comment, isReminder } = enquiry;
  const values = {
    номер: id,
    имя: name,
    начало: text.slice(0, previewLength),
    пояснение: comment,
    вопрос: text,
    сведения: [
      ['Имя', name],
      ['Телефон', phoneInWords(phone ?? '')],
      ['Почта', email ?? ''],
      ['Откуда', enquiryFormPlaces[formId] ?? ''],
      ['Когда', `${momentInWords(createdAt)} по\u00a0времени Астаны`],
    ] as const,
    связь: mailto ? ` и\u00a0сообщите нам на\u00a0${mailto}` : '',
  };
  return writeLetter(db, isReminder ? partnerReminderTemplate : partnerEnquiryTemplate, values, { base });
}
