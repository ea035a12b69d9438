import { enquiryFormPlaces, phoneInWords } from '../../../../contract/enquiries.words.ts';
import type { Db } from '../../../infra/database/index.ts';
import { button, defineTemplate, type Letter, momentInWords, writeLetter } from '../../mail/index.ts';

interface EnquiryFacts {
  readonly number: string;
  readonly formId: number;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly text: string;
  readonly createdAt: Date;
}

const previewLength = 120;
const byLetter = 'Ответ из\u00a0консоли уйдёт человеку письмом: отвечать на\u00a0это письмо не\u00a0нужно.';
const byPhone = 'Почты человек не\u00a0оставил: позвоните ему и\u00a0запишите в\u00a0консоли, что ответили.';

/** The letter to an operator about a visitor's question. */
export const newEnquiryTemplate = defineTemplate({
  id: 'enquiry',
  kind: 'enquiry',
  name: 'Вопрос с\u00a0сайта',
  when: 'Посетитель прислал вопрос; письмо получают операторы.',
  subject: 'Вопрос №\u00a0{номер} с\u00a0сайта: {имя}',
  preview: '{начало}',
  heading: 'Вопрос №\u00a0{номер} с\u00a0сайта',
  text: ['{вопрос}', '{сведения}', button('Ответить в\u00a0консоли', 'ссылка'), '{ответ}'],
  why: 'Вы получили это письмо, потому что отвечаете на\u00a0обращения посетителей портала.',
  places: {
    номер: { as: 'words', gives: 'Номер вопроса', sample: '17' },
    имя: { as: 'words', gives: 'Имя посетителя', sample: 'Дана' },
    начало: { as: 'words', gives: 'Начало вопроса', sample: 'Можно\u00a0ли перенести базу?' },
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
    ссылка: {
      as: 'link',
      gives: 'Адрес вопроса в\u00a0консоли',
      isRequired: true,
      sample: 'https://portal.example/console/enquiries/17/show',
    },
    ответ: { as: 'words', gives: 'Как ответить: письмом из\u00a0консоли или\u00a0по\u00a0телефону', sample: byLetter },
  },
});

/** Writes that letter. */
export function newEnquiryLetter(db: Db, enquiry: EnquiryFacts, base: string): Promise<Letter> {
  const { number, name, phone, email, text, formId, createdAt } = enquiry;
  const values = {
    номер: number,
    имя: name,
    начало: text.slice(0, previewLength),
    вопрос: text,
    сведения: [
      ['Имя', name],
      ['Телефон', phoneInWords(phone ?? '')],
      ['Почта', email ?? ''],
      ['Откуда', enquiryFormPlaces[formId] ?? ''],
      ['Когда', `${momentInWords(createdAt)} по\u00a0времени Астаны`],
    ] as const,
    ссылка: `${base}/console/enquiries/${number}/show`,
    ответ: email ? byLetter : byPhone,
  };
  return writeLetter(db, newEnquiryTemplate, values, { base });
}
