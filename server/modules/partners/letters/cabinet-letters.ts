import { button, defineTemplate, type LetterTemplate } from '../../mail/index.ts';
import { partnerPlaces } from '../partner-facts.ts';

const words = { kind: 'partner-cabinet' } as const;
const places = { партнёр: partnerPlaces.name } as const;

/** To whoever the operator lets into a partner's cabinet. */
export const cabinetOpenedTemplate = defineTemplate({
  ...words,
  id: 'cabinet-opened',
  name: 'Кабинет партнёра открыт',
  when: 'Оператор впустил человека в\u00a0кабинет партнёра.',
  subject: 'Кабинет партнёра открыт: {партнёр}',
  preview: 'В\u00a0нём клиенты партнёра, их подписки и\u00a0приглашения.',
  heading: 'Вам открыт кабинет партнёра',
  text: [
    'Теперь вы работаете в\u00a0кабинете партнёра {партнёр}: в\u00a0нём его клиенты, их подписки и\u00a0приглашения.',
    button('Открыть кабинет партнёра', 'кабинет'),
    'Если это ошибка, позвоните в\u00a0поддержку.',
  ],
  why: 'Письмо пришло, потому что оператор сервиса открыл вам кабинет партнёра.',
  places: {
    ...places,
    кабинет: {
      as: 'link',
      gives: 'Адрес кабинета партнёра',
      isRequired: true,
      sample: 'https://portal.example/partner',
    },
  },
});

/** To whoever does not work in a partner's cabinet any more. */
export const cabinetClosedTemplate = defineTemplate({
  ...words,
  id: 'cabinet-closed',
  name: 'Кабинет партнёра закрыт',
  when: 'Оператор закрыл человеку кабинет партнёра.',
  subject: 'Кабинет партнёра закрыт: {партнёр}',
  preview: 'Клиентов партнёра вы больше не\u00a0видите.',
  heading: 'Кабинет партнёра закрыт',
  text: [
    'Вы больше не\u00a0работаете в\u00a0кабинете партнёра {партнёр}. То, что вы сделали в\u00a0нём, осталось, а\u00a0ваша учётная запись и\u00a0организации прежние.',
    'Если это ошибка, обратитесь к\u00a0партнёру или\u00a0позвоните в\u00a0поддержку.',
  ],
  why: 'Письмо пришло, потому что оператор сервиса закрыл вам кабинет партнёра.',
  places,
});

/** The letters of this noun, in the order of the console. */
export const partnersTemplates: readonly LetterTemplate[] = [cabinetOpenedTemplate, cabinetClosedTemplate];
