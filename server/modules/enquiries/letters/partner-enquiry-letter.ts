import { enquiryFormPlaces, phoneInWords } from '../../../../contract/enquiries.words.ts';
import { type Letter, momentInWords, writeLetter } from '../../mail/index.ts';

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

/** The letter to a partner about a question that it is asked to answer (spec: enquiries.partner). */
export function partnerEnquiryLetter(
  enquiry: PartnerEnquiryFacts,
  { mailto }: { mailto: string },
  base: string,
): Letter {
  const { id, name, phone, email, text, formId, createdAt, comment, isReminder } = enquiry;
  const asked = isReminder
    ? 'Мы передали вам вопрос посетителя и\u00a0ещё не\u00a0знаем, ответили\u00a0ли вы. Пожалуйста, свяжитесь с\u00a0человеком.'
    : 'Посетитель сайта задал вопрос. Пожалуйста, ответьте ему: свяжитесь с\u00a0ним сами.';
  const tell = mailto ? ` и\u00a0сообщите нам на\u00a0${mailto}` : '';
  return writeLetter(
    {
      subject: `${isReminder ? 'Напоминание: вопрос' : 'Вопрос'} №\u00a0${id} с\u00a0сайта: ${name}`,
      preview: text.slice(0, previewLength),
      heading: isReminder ? `Вопрос №\u00a0${id} ждёт ответа` : `Вопрос №\u00a0${id} для\u00a0вас`,
      blocks: [
        { kind: 'text', text: asked },
        ...(comment ? [{ kind: 'text', text: comment } as const] : []),
        { kind: 'quote', text },
        {
          kind: 'facts',
          rows: [
            ['Имя', name],
            ['Телефон', phoneInWords(phone ?? '')],
            ['Почта', email ?? ''],
            ['Откуда', enquiryFormPlaces[formId] ?? ''],
            ['Когда', momentInWords(createdAt)],
          ],
        },
        {
          kind: 'note',
          text: `Контакты нужны только для\u00a0ответа на\u00a0этот вопрос. Когда ответите, отметьте это у\u00a0себя${tell}.`,
        },
      ],
      why: 'Вы получили это письмо, потому что ваша организация\u00a0— партнёр сервиса.',
    },
    base,
  );
}
