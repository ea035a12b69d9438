/** A query over the demo content with its expected results. */
export interface ExpectedQuery {
  readonly query: string;
  readonly type?: 'article' | 'news';
  /** Documents that must stand first, in this order. */
  readonly first?: readonly string[];
  /** Documents that must stand on the first page. */
  readonly among?: readonly string[];
  /** Documents that must not be found at all. */
  readonly without?: readonly string[];
  readonly nothing?: true;
  readonly partial?: true;
  readonly understoodAs?: string;
}

/**
 * The table of queries: word forms, «ё», case, several words, phrases, prefixes, numbers, layouts, types, no results.
 */
export const expectedQueries: readonly ExpectedQuery[] = [
  { query: 'инвентаризация', first: ['inventarizatsiya'] },
  { query: 'инвентаризации', first: ['inventarizatsiya'] },
  { query: 'инвентаризацию', first: ['inventarizatsiya'] },
  { query: 'ИНВЕНТАРИЗАЦИЕЙ', first: ['inventarizatsiya'] },
  { query: 'налоги', among: ['avansovyy-otchet', 'zarplata-za-mesyats', 'vypiska-banka'] },
  { query: 'налогом', among: ['avansovyy-otchet', 'zarplata-za-mesyats', 'vypiska-banka'] },
  { query: 'налоговый кодекс', first: ['nalogovyy-kodeks-2026'] },
  { query: 'Налогового Кодекса', first: ['nalogovyy-kodeks-2026'] },
  { query: 'зарплату', first: ['zarplata-za-mesyats'], among: ['tarifikatsiya-2026', 'gos-zarplata-tarifikatsiya'] },
  { query: 'зарплатой', first: ['zarplata-za-mesyats'] },
  { query: 'отпускные', first: ['otpusk-i-bolnichnyy'] },
  { query: 'отпусков', first: ['otpusk-i-bolnichnyy'] },
  { query: 'паролей', first: ['parol-i-bezopasnost', 'vosstanovlenie-parolya'] },
  { query: 'увольнения', first: ['priem-i-uvolnenie'] },
  { query: 'печати', first: ['pechat-dokumentov'] },
  { query: 'учителя', among: ['tarifikatsiya-2026', 'gos-zarplata-tarifikatsiya'] },

  { query: 'отчёт', first: ['novaya-forma-otcheta-za-god'], among: ['osi-otchet-soveta-doma', 'avansovyy-otchet'] },
  { query: 'отчет', first: ['novaya-forma-otcheta-za-god'], among: ['osi-otchet-soveta-doma', 'avansovyy-otchet'] },
  { query: 'счет-фактура', first: ['esf-na-praktike'] },
  { query: 'счёт-фактура', first: ['esf-na-praktike'] },
  { query: 'партнёру', first: ['faq_partner'], among: ['kak-vybrat-partnera', 'partnerov-426'] },
  { query: 'партнеру', first: ['faq_partner'], among: ['kak-vybrat-partnera', 'partnerov-426'] },
  { query: 'приём', among: ['priem-i-uvolnenie', 'markirovka-na-sklade'] },

  { query: 'закрыть месяц', first: ['zakrytie-mesyatsa'] },
  { query: 'месяц закрытия', first: ['zakrytie-mesyatsa'] },
  { query: 'перенести базу в облако', among: ['perenos-bazy-v-oblako'] },
  { query: 'перенос базы в облако', first: ['perenos-bazy-v-oblako'], without: ['probnyy-perenos'] },
  { query: 'резервная копия', first: ['rezervnaya-kopiya'], among: ['kopii-v-drugom-zdanii'] },
  { query: 'коды маркировки', first: ['markirovka-na-sklade'] },
  { query: 'смена бухгалтера', first: ['smena-bukhgaltera'] },
  { query: 'бухгалтер уволился', first: ['smena-bukhgaltera'] },
  { query: 'забыл пароль', first: ['recover'], among: ['vosstanovlenie-parolya'] },
  { query: 'коммунальные услуги', first: ['arenda-kommunalka'] },
  { query: 'чужой компьютер', first: ['chuzhoy-kompyuter'] },
  { query: 'срок годности', first: ['apteka-sroki-godnosti'], among: ['apteka-analogi'] },
  { query: 'акт сверки', first: ['akt-sverki'] },
  { query: 'акт сверки между организациями', first: ['akt-sverki'] },
  { query: 'акт сверки в программе', first: ['akt-sverki'] },
  { query: 'расчёт зарплаты в 2026 году', first: ['zarplata-za-mesyats'] },
  { query: 'календарь бухгалтера на 2026 год', first: ['zakrytie-kvartala'] },
  { query: 'основные средства', first: ['osnovnye-sredstva'] },
  { query: 'что делать, если подписка заканчивается?', first: ['okonchanie-podpiski'] },
  { query: 'сотрудник отпуск больничный борщ', first: ['otpusk-i-bolnichnyy'], partial: true },
  { query: 'бюджет на 2027 год', first: ['byudzhet-2027-zayavki'] },

  { query: '"закрытие месяца"', first: ['zakrytie-mesyatsa'], without: ['zakrytie-kvartala'] },
  { query: '«Чужой компьютер»', among: ['chuzhoy-kompyuter', 'otkrytye-seansy'], without: ['rezervnaya-kopiya'] },
  { query: '"закрытия месяца" банк', among: ['vypiska-banka'] },
  { query: '"месяца закрытие"', nothing: true },
  { query: '"закрытие месяца', first: ['zakrytie-mesyatsa'], among: ['zakrytie-kvartala'] },

  { query: 'инвентар', first: ['inventarizatsiya'] },
  { query: 'маркиров', among: ['markirovka-novye-gruppy', 'markirovka-na-sklade'] },
  { query: 'налог', first: ['nalogovyy-kodeks-2026'] },
  { query: 'код приглаш', first: ['kod-priglasheniya'] },
  { query: 'видеоур', first: ['videouroki-dlya-kassirov'] },
  { query: 'посевн', first: ['bso-posevnaya'] },

  { query: 'ввоз', first: ['snt-na-praktike'], without: ['pervyy-den', 'vybor-resheniya'] },
  { query: 'сделка', first: ['esf-na-praktike'], without: ['okonchanie-podpiski', 'pervyy-den'] },
  { query: 'замещение', first: ['gos-zarplata-tarifikatsiya'], without: ['probnyy-perenos', 'sboy-19-avgusta'] },
  { query: 'стройка', among: ['ksr-zamechaniya-s-foto'], without: ['vypiska-banka', 'byudzhet-2027-zayavki'] },

  { query: 'НДС', first: ['zakrytie-kvartala'], among: ['nalogovyy-kodeks-2026'] },
  { query: 'эсф', first: ['esf-na-praktike'] },
  { query: 'ОСИ', among: ['osi-otchet-pered-zhitelyami', 'osi-otchet-soveta-doma'] },
  { query: '910', first: ['uproshchennaya-deklaratsiya'] },
  { query: '910.00', first: ['uproshchennaya-deklaratsiya'] },
  { query: '200.00', first: ['zakrytie-kvartala'] },
  { query: '45 дней', first: ['okonchanie-podpiski'] },
  { query: '426', first: ['partnerov-426'] },
  { query: '19 августа', first: ['sboy-19-avgusta'] },
  { query: 'план-факт', among: ['osi-otchet-soveta-doma', 'osi-otchet-pered-zhitelyami'] },
  { query: 'наурыз', first: ['podderzhka-nauryz'] },

  { query: 'yfkjub', understoodAs: 'налоги', among: ['avansovyy-otchet', 'zarplata-za-mesyats'] },
  { query: 'BYDTYNFHBPFWBZ', understoodAs: 'ИНВЕНТАРИЗАЦИЯ', first: ['inventarizatsiya'] },
  { query: 'pfrhsnm vtczw', understoodAs: 'закрыть месяц', first: ['zakrytie-mesyatsa'] },
  { query: "'ca", understoodAs: 'эсф', first: ['esf-na-praktike'] },
  { query: 'gjlgbcrf pfrfyxbdftncz', understoodAs: 'подписка заканчивается', first: ['okonchanie-podpiski'] },

  { query: 'пароль', type: 'article', first: ['parol-i-bezopasnost'], without: ['vosstanovlenie-parolya'] },
  { query: 'пароль', type: 'news', first: ['vosstanovlenie-parolya'], without: ['parol-i-bezopasnost'] },
  { query: 'инвентаризация', type: 'news', without: ['inventarizatsiya'], among: ['zakrytie-goda-zanyatiya'] },

  { query: 'квантовая телепортация', nothing: true },
  { query: 'ъыь', nothing: true },
  { query: 'qwertyuiop', nothing: true },
  { query: 'как и что', nothing: true },
  { query: '1234567890', nothing: true },
];
