import { enquiryFormPlaces, phoneInWords } from '../../../../contract/enquiries.words.ts';
import { type Letter, momentInWords, writeLetter } from '../../mail/index.ts';

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

/** The letter to an operator about a visitor's question. */
export function newEnquiryLetter(enquiry: EnquiryFacts, base: string): Letter {
  const { number, name, phone, email, text, formId, createdAt } = enquiry;
  const facts = [
    ['Имя', name],
    ['Телефон', phoneInWords(phone ?? '')],
    ['Почта', email ?? ''],
    ['Откуда', enquiryFormPlaces[formId] ?? ''],
    ['Когда', momentInWords(createdAt)],
  ] as const;
  return writeLetter(
    {
      subject: `Вопрос №\u00a0${number} с\u00a0сайта: ${name}`,
      preview: text.slice(0, previewLength),
      heading: `Вопрос №\u00a0${number} с\u00a0сайта`,
      blocks: [
        { kind: 'quote', text },
        { kind: 'facts', rows: facts },
        { kind: 'button', label: 'Ответить в\u00a0консоли', url: `${base}/console/enquiries/${number}/show` },
        {
          kind: 'text',
          text: 'Ответ из\u00a0консоли уйдёт человеку письмом: отвечать на\u00a0это письмо не\u00a0нужно.',
        },
      ],
      why: 'Вы получили это письмо, потому что отвечаете на\u00a0обращения посетителей портала.',
    },
    base,
  );
}
