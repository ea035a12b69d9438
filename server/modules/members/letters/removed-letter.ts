import { type Letter, toApplications, writeLetter } from '../../mail/index.ts';

/** «Вас исключили»: what is closed and what stays; `base` is `PUBLIC_URL + BASE_PATH`. */
export function removedLetter(subscriberName: string, base: string): Letter {
  return writeLetter(
    {
      subject: `Вас исключили: ${subscriberName}`,
      preview: 'Приложения организации больше не\u00a0открываются.',
      heading: 'Вас исключили из\u00a0организации',
      blocks: [
        { kind: 'facts', rows: [['Организация', subscriberName]] },
        {
          kind: 'text',
          text: 'Её приложения и\u00a0подписки вам больше не\u00a0видны. Ваша учётная запись и\u00a0другие организации остаются. Если это ошибка, обратитесь к\u00a0владельцу организации.',
        },
        toApplications(base),
      ],
      why: 'Письмо пришло, потому что вы работали в\u00a0этой организации.',
    },
    base,
  );
}
