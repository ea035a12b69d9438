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

const places: Readonly<Record<number, string>> = {
  13: 'форма на\u00a0главной',
  433: 'форма на\u00a0странице «О\u00a0сервисе»',
};
const previewLength = 120;

/** `+77011234567` as people read it. */
const spoken = (phone: string) => phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00a0($1)\u00a0$2-$3-$4');

/** The letter to an operator about a visitor's question. */
export function newEnquiryLetter(enquiry: EnquiryFacts, base: string): Letter {
  const { number, name, phone, email, text, formId, createdAt } = enquiry;
  const facts = [
    ['Имя', name],
    ['Телефон', spoken(phone ?? '')],
    ['Почта', email ?? ''],
    ['Откуда', places[formId] ?? ''],
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
        {
          kind: 'text',
          text: 'Ответьте человеку тем способом, который он оставил: отвечать на\u00a0это письмо не\u00a0нужно.',
        },
      ],
      why: 'Вы получили это письмо, потому что отвечаете на\u00a0обращения посетителей портала.',
    },
    base,
  );
}
