import { passwordNotSent } from '../../identity/index.ts';
import { button, commonPlaces, defineTemplate, facts } from '../../mail/index.ts';

const words = {
  kind: 'member-joined',
  subject: 'Кабинет партнёра открыт: {организация}',
  preview: 'В\u00a0нём клиенты партнёра, их подписки и\u00a0приглашения.',
  heading: 'Вам открыт кабинет партнёра',
  why: 'Письмо пришло, потому что вы приняли приглашение в\u00a0кабинет партнёра.',
} as const;
const opening =
  'Теперь вы работаете в\u00a0кабинете партнёра {организация}: в\u00a0нём его клиенты, их подписки и\u00a0приглашения. Вы состоите и\u00a0в\u00a0организации партнёра: её приложения видны в\u00a0«Моих приложениях».';
const toCabinet = button('Открыть кабинет партнёра', 'кабинет');
const places = {
  организация: commonPlaces.organisation,
  кабинет: {
    as: 'link',
    gives: 'Адрес кабинета партнёра',
    isRequired: true,
    sample: 'https://portal.example/partner',
  },
} as const;

/** «Кабинет партнёра открыт»: whoever has accepted an invitation into it. */
export const joinedCabinetTemplate = defineTemplate({
  ...words,
  id: 'joined-cabinet',
  name: 'Вход в\u00a0кабинет партнёра',
  when: 'Человек со\u00a0своей учётной записью принял приглашение в\u00a0кабинет партнёра.',
  text: [opening, toCabinet],
  places,
});

/** The same for a new account, with how to sign in. It holds no password. */
export const joinedCabinetNewTemplate = defineTemplate({
  ...words,
  id: 'joined-cabinet-new',
  name: 'Вход в\u00a0кабинет партнёра: новая запись',
  when: 'Новый человек зарегистрировался по\u00a0приглашению в\u00a0кабинет партнёра.',
  text: [opening, facts([['Логин', '{логин}']]), toCabinet, passwordNotSent],
  places: { ...places, логин: commonPlaces.login },
});
