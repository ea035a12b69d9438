import { type Letter, momentInWords, writeLetter } from '../../mail/index.ts';

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
export function enquiryAnswerLetter(enquiry: AnswerFacts, { mailto }: Contacts, base: string): Letter {
  const { id, name, text, createdAt, answer } = enquiry;
  const again = mailto ? `напишите на\u00a0${mailto}` : 'задайте его на\u00a0сайте';
  return writeLetter(
    {
      subject: `Ответ на\u00a0ваш вопрос №\u00a0${id}`,
      preview: answer.slice(0, previewLength),
      heading: 'Ответ на\u00a0ваш вопрос',
      blocks: [
        { kind: 'text', text: `Здравствуйте, ${name}!` },
        { kind: 'text', text: answer },
        { kind: 'text', text: `Ваш вопрос от\u00a0${momentInWords(createdAt)}:` },
        { kind: 'quote', text },
        { kind: 'text', text: `Если остался вопрос, ${again}: отвечать на\u00a0это письмо не\u00a0нужно.` },
      ],
      why: 'Вы получили это письмо, потому что задали вопрос на\u00a0сайте и\u00a0оставили эту почту.',
    },
    base,
  );
}
