import { type Letter, toApplications, writeLetter } from '../../mail/index.ts';

/** «Вас исключили»: what is closed and what stays; `base` is `PUBLIC_URL + BASE_PATH`. */
export function removedLetter(subscriberName: string, base: string): Letter {
  return writeLetter(
    {
      subject: `Вас исключили: ${subscriberName}`,
      preview: 'Приложения организации больше не открываются.',
      heading: 'Вас исключили из организации',
      blocks: [
        { kind: 'facts', rows: [['Организация', subscriberName]] },
        {
          kind: 'text',
          text: 'Её приложения и подписки вам больше не видны. Ваша учётная запись и другие организации остаются. Если это ошибка, обратитесь к владельцу организации.',
        },
        toApplications(base),
      ],
      why: 'Письмо пришло, потому что вы работали в этой организации.',
    },
    base,
  );
}
