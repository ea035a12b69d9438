/** Words that the style sheet does not want, and what it wants in their place. */
interface Choice {
  readonly unwanted: RegExp;
  readonly instead: string;
  /** Where it holds; everywhere unless said. */
  readonly in?: RegExp;
}

const screens = /^(?:web|server|contract)\//;

const choices: readonly Choice[] = [
  { unwanted: /(?<![\w@.-])e-?mails?(?![\w@.=-])|(?:им|ем)ейл/iu, instead: '«почта»' },
  { unwanted: /электронн\p{L}* (?:почт|адрес)/iu, instead: '«почта»', in: screens },
  { unwanted: /(?<!\p{L})аккаунт/iu, instead: '«учётная запись»' },
  { unwanted: /(?<!\p{L})сесси[яиюей]/iu, instead: '«сеанс»' },
  { unwanted: /галочк|галку|чекбокс/iu, instead: '«отметка»' },
  { unwanted: /(?<!\p{L})клик(?:н|ай|ов|ом)/iu, instead: '«нажмите»' },
  { unwanted: /(?<!\p{L})демонстраци[яиюей]/iu, instead: '«демо»', in: screens },
  { unwanted: /(?<!\p{L})конч(?:а[ею]т|[иа]т|ил\p{L}*)с[яь]/iu, instead: '«заканчивается»' },
  { unwanted: /без срока(?!\p{L})|подписк\p{L} без окончания/iu, instead: '«бессрочно»' },
  {
    unwanted: /закр(?:ы|о[ею])\p{L}* подписк|подписк\p{L}+ (?:буд\p{L}+ )?закр(?:ы|о[ею])/iu,
    instead: '«завершить подписку»: the access is what closes',
  },
  { unwanted: /да(?:ть|йте) подписк/iu, instead: '«добавить подписку»' },
  { unwanted: /каталог\p{L}* партнёров/iu, instead: '«справочник партнёров»' },
  { unwanted: /(?:врем(?:я|ени)|\d по) Алматы/iu, instead: '«по времени Астаны»' },
  { unwanted: /если кнопка не (?:открывается|работает)/iu, instead: '«или введите код»: plain text has no button' },
  { unwanted: /код стоит/iu, instead: '«код указан»' },
  { unwanted: /если он забудется/iu, instead: '«если забудете пароль»' },
  { unwanted: /живых данных/iu, instead: '«на готовом примере»' },
  { unwanted: /не вышло|не скопировалось/iu, instead: '«не удалось» и что именно' },
  { unwanted: /^(?:выбраны|приглашены|нашлись) \{\{/iu, instead: 'the impersonal form: «Выбрано 20 клиентов»' },
  { unwanted: /^(?:пригласил|вошёл|отправил)$/iu, instead: '«Кто пригласил»: the label asks, it does not guess who' },
  { unwanted: /^согласен/iu, instead: '«Даю согласие»' },
  { unwanted: /консультации и обучение оказывает/iu, instead: '«консультирует и обучает»' },
  { unwanted: /забыл пароль\./iu, instead: '«если забыт пароль»' },
  { unwanted: /говорим честно/iu, instead: 'what there is to say: «какие есть ограничения»' },
  {
    unwanted: /(?:название|изменить их) (?:меняет|поможет) поддержка/iu,
    instead: '«чтобы изменить, напишите в поддержку»',
  },
  { unwanted: /(?<!\p{L})осуществля|(?<!\p{L})производ\p{L}+ся оплат|в случае,? если/iu, instead: 'a plain verb' },
  { unwanted: /(?<=\p{Ll},? )(?:Вы|Вас|Вам|Ваш\p{Ll}*)(?!\p{L})/u, instead: '«вы» with a small letter' },
  { unwanted: /!(?=[\s»]|$)/u, instead: 'a full stop', in: /^(?:web|server|contract|content)\// },
];

/** What a text says in words that the style sheet does not want, each with what it wants. */
export function unwantedWords(file: string, text: string): string[] {
  const plain = text.replaceAll('\u00A0', ' ').replace(/(?<=\{)\{[^}]*\}(?=\})|\$\{[^}]*\}/g, '{}');
  return choices
    .filter((choice) => choice.in === undefined || choice.in.test(file))
    .flatMap(({ unwanted, instead }) => {
      const [found] = unwanted.exec(plain) ?? [];
      return found === undefined ? [] : [`«${found.trim()}»: write ${instead}`];
    });
}
