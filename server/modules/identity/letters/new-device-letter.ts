import type { Db } from '../../../infra/database/index.ts';
import {
  button,
  commonPlaces,
  defineTemplate,
  facts,
  type Letter,
  momentInWords,
  note,
  writeLetter,
} from '../../mail/index.ts';
import { recoveryPage, whyAccountNotice } from './account-words.ts';

interface NewDevice {
  login: string;
  /** The browser and the system in words. */
  device: string;
  at: Date;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** The notice of a sign-in from a browser the person has not used before; it names no address. */
export const newDeviceTemplate = defineTemplate({
  id: 'new-device',
  kind: 'new-device',
  name: 'Вход с\u00a0нового устройства',
  when: 'Человек вошёл с\u00a0устройства, которого раньше не\u00a0было.',
  subject: 'Вход с\u00a0нового устройства',
  preview: 'Если это были вы, ничего делать не\u00a0нужно.',
  heading: 'Вход с\u00a0нового устройства',
  text: [
    'В\u00a0вашу учётную запись вошли с\u00a0устройства, которого раньше не\u00a0было.',
    facts([
      ['Логин', '{логин}'],
      ['Когда', '{время} по\u00a0времени Астаны'],
      ['Устройство', '{устройство}'],
    ]),
    'Если это были вы, ничего делать не\u00a0нужно.',
    note(
      'Если это не\u00a0вы, смените пароль: все сеансы завершатся, и\u00a0чужой тоже. Потом напишите в\u00a0поддержку.',
    ),
    button('Задать новый пароль', 'ссылка'),
  ],
  why: whyAccountNotice,
  places: {
    логин: commonPlaces.login,
    время: commonPlaces.moment,
    устройство: { as: 'words', gives: 'Браузер и\u00a0система', sample: 'Firefox, Windows' },
    ссылка: { ...recoveryPage, isRequired: true },
  },
});

/** Writes that notice. */
export function newDeviceLetter(db: Db, { login, device, at, base }: NewDevice): Promise<Letter> {
  const values = { логин: login, время: momentInWords(at), устройство: device, ссылка: `${base}/recover` };
  return writeLetter(db, newDeviceTemplate, values, { base });
}
