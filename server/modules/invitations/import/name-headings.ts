import { type ImportField, importFields } from '../../../../contract/invitations-import.values.ts';

interface Headings {
  /** Parts of headings, the surer first: Russian, Kazakh, English. */
  readonly named: readonly RegExp[];
  /** Such headings mean something else. */
  readonly except?: RegExp;
}

/** What people write above their columns; compared in small letters, without punctuation and spaces. */
const headings: Readonly<Record<ImportField, Headings>> = {
  email: {
    named: [
      /e?mail|емейл|имейл|емайл|эмейл|электрон\p{L}*(?:почт|пошта|адрес|мекенжай)|эл(?:почт|адрес)|^почта$|^пошта$/u,
      /почт|пошта/u,
      /^контакт(?:ы|ныеданные)?$|^contacts?$/u,
    ],
    except: /почтов(?:ый|ого)(?:адрес|индекс)|индекс|менеджер|ответственн|пароль/u,
  },
  tariffName: { named: [/тариф|tariff/u, /^plan$/u] },
  note: { named: [/замет|примечан|комментар|note|comment|remark|ескерт|түсініктеме|пояснен/u] },
  customerName: {
    named: [
      /клиент|заказчик|контрагент|абонент|организац|компани|ұйым|мекеме|кәсіпорын|customer|client|company|organi[sz]ation/u,
      /наименован|назван|фирм|предприят|юрлиц|покупат|тұтынушы|атауы|firm/u,
      /фио|имя|фамили|отчеств|получател|кому|^аты|^тегі|^есім|^әкесіні|name|patronymic/u,
    ],
    except: new RegExp(
      [
        '^вид|^тип|^групп|^категор|^статус|^источник|^канал|^форма|директор|руководител|бухгалтер|контактноелицо|представител',
        'type|status|category|түрі$|мәртебе|басшы',
        '^бин|бин$|иин|^инн|жсн|бсн|^код|номер|^тел|телефон|моб|адрес|город|область|район|дата|менеджер|ответственн|договор|сайт|логин|услуг|товар',
        'мекенжай|қала|облыс|күні|сайты|phone|address|city|date|site|code|number|login|user|manager|^id|id$|^bin|^iin',
      ].join('|'),
      'u',
    ),
  },
};

const longestHeading = 60;

/** A heading as headings are compared. */
export const lettersOf = (heading: string) =>
  heading
    .slice(0, longestHeading)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\([^)]*\)|[^\p{L}]/gu, '');

/** The meaning of a heading, and how sure it is: 1 and less; nothing when it says nothing. */
export function meaningOf(heading: string): { field: ImportField; sure: number } | undefined {
  const letters = lettersOf(heading);
  for (const field of ['email', ...importFields.filter((one) => one !== 'email').reverse()] as const) {
    const { named, except } = headings[field];
    const place = named.findIndex((words) => words.test(letters));
    if (place >= 0 && !except?.test(letters)) return { field, sure: 1 / (place + 1) };
  }
  return undefined;
}

/** Whether a heading names something that is surely no client: an address, a number, a person of the firm. */
export const isOfOther = (heading: string): boolean => headings.customerName.except?.test(lettersOf(heading)) ?? false;
