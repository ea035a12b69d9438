import { type Letter, momentInWords, writeLetter } from '../../mail/index.ts';
import { whyAccountNotice } from './account-words.ts';

interface NewDevice {
  login: string;
  /** The browser and the system in words. */
  device: string;
  at: Date;
  /** `PUBLIC_URL + BASE_PATH`. */
  base: string;
}

/** The notice of a sign-in from a browser the person has not used before; it names no address. */
export function newDeviceLetter({ login, device, at, base }: NewDevice): Letter {
  return writeLetter(
    {
      subject: 'Вход с\u00a0нового устройства',
      preview: 'Если это были вы, ничего делать не\u00a0нужно.',
      heading: 'Вход с\u00a0нового устройства',
      blocks: [
        { kind: 'text', text: 'В\u00a0вашу учётную запись вошли с\u00a0устройства, которого раньше не\u00a0было.' },
        {
          kind: 'facts',
          rows: [
            ['Логин', login],
            ['Когда', `${momentInWords(at)} по\u00a0времени Астаны`],
            ['Устройство', device],
          ],
        },
        { kind: 'text', text: 'Если это были вы, ничего делать не\u00a0нужно.' },
        {
          kind: 'note',
          text: 'Если это не\u00a0вы, смените пароль: все сеансы завершатся, и\u00a0чужой тоже. Потом напишите в\u00a0поддержку.',
        },
        { kind: 'button', label: 'Задать новый пароль', url: `${base}/recover` },
      ],
      why: whyAccountNotice,
    },
    base,
  );
}
