/** What people type, and the documents any of which they should see among the first three. */
export interface PeopleQuery {
  readonly query: string;
  /**
   * Addresses, or, of what has no page of its own, the kind and the title («tariff:Магазин»). The partners' directory
   * and the price list stand for themselves by their addresses.
   */
  readonly expected: readonly string[];
}

const ofAktobe = ['partner:Западный журнал-ордер', 'partner:Тобыл Практика', 'partner:Есеп Қызмет Батыс'];
export const ofKaraganda = [
  'partner:Шахтёрский баланс',
  'partner:Центр учёта Нура',
  'partner:Дом и взносы',
  'partner:Гейер',
];
export const directory = '/register/browse_partners';

/**
 * A hundred queries of bookkeepers, cashiers, heads of houses and those who look round, in ten groups of ten. They were
 * written before the search that they try: a miss is to be counted, not taken out.
 */
export const peopleQueries: Readonly<Record<string, readonly PeopleQuery[]>> = {
  'word forms': [
    { query: 'инвентаризаций', expected: ['/articles/inventarizatsiya'] },
    { query: 'амортизацию', expected: ['/articles/osnovnye-sredstva'] },
    { query: 'командировкой', expected: ['/articles/avansovyy-otchet'] },
    { query: 'арендаторам', expected: ['/articles/arenda-kommunalka', '/solutions/rca'] },
    { query: 'больничному', expected: ['/articles/otpusk-i-bolnichnyy'] },
    { query: 'кассиров', expected: ['/news/videouroki-dlya-kassirov', '/articles/kassa-poryadok'] },
    { query: 'выпиской', expected: ['/articles/vypiska-banka'] },
    {
      query: 'субсидиями',
      expected: ['/solutions/bso', '/news/bso-posevnaya', 'partner:Зерновой счёт', 'partner:Байжанов'],
    },
    { query: 'этикеткам', expected: ['/articles/pechat-dokumentov'] },
    { query: 'квартальной отчётностью', expected: ['/articles/zakrytie-kvartala'] },
  ],
  'ё and е': [
    { query: 'расчет зарплаты', expected: ['/articles/zarplata-za-mesyats', '/solutions/zup', '/solutions/zik'] },
    { query: 'учет оси', expected: ['/solutions/osi'] },
    { query: 'электронный счет-фактура', expected: ['/articles/esf-na-praktike', '/faqs/305'] },
    { query: 'прием на работу', expected: ['/articles/priem-i-uvolnenie'] },
    { query: 'подотчетные деньги', expected: ['/articles/avansovyy-otchet'] },
    { query: 'отчет для совета дома', expected: ['/news/osi-otchet-soveta-doma'] },
    { query: 'упрощенная декларация', expected: ['/articles/uproshchennaya-deklaratsiya'] },
    { query: 'учет для аптек', expected: ['/solutions/apteka'] },
    { query: 'показания счетчиков', expected: ['/articles/arenda-kommunalka', '/solutions/rca'] },
    { query: 'акт сверки взаиморасчетов', expected: ['/articles/akt-sverki'] },
  ],
  'keyboard layout': [
    { query: 'bydtynfhbpfwbz crkflf', expected: ['/articles/inventarizatsiya'] },
    { query: 'pfhgkfnf', expected: ['/articles/zarplata-za-mesyats', '/solutions/zup', '/solutions/zik'] },
    { query: ',e[ufknthbz', expected: ['/solutions/ea', '/solutions/bgu', '/solutions/bgp', '/solutions/bso'] },
    { query: 'fgntrf', expected: ['/solutions/apteka', '/articles/apteka-sroki-godnosti'] },
    { query: 'pf,sk gfhjkm', expected: ['/faqs/201', '/news/vosstanovlenie-parolya'] },
    {
      query: 'vfhrbhjdrf',
      expected: ['/solutions/mrk', '/articles/markirovka-na-sklade', '/news/markirovka-novye-gruppy'],
    },
    { query: 'rjl ghbukfitybz', expected: ['/articles/kod-priglasheniya', '/faqs/102'] },
    { query: 'Jngecrybt', expected: ['/articles/otpusk-i-bolnichnyy'] },
    { query: 'cyn', expected: ['/articles/snt-na-praktike'] },
    { query: 'зва', expected: ['/articles/pechat-dokumentov', '/faqs/306'] },
  ],
  typos: [
    { query: 'инвинтаризация', expected: ['/articles/inventarizatsiya'] },
    { query: 'бугалтерия', expected: ['/solutions/ea', '/solutions/bgu', '/solutions/bgp', '/solutions/bso'] },
    { query: 'зарплота', expected: ['/articles/zarplata-za-mesyats', '/solutions/zup', '/solutions/zik'] },
    {
      query: 'маркеровка',
      expected: ['/solutions/mrk', '/articles/markirovka-na-sklade', '/news/markirovka-novye-gruppy'],
    },
    { query: 'командеровка', expected: ['/articles/avansovyy-otchet'] },
    { query: 'амартизация', expected: ['/articles/osnovnye-sredstva'] },
    { query: 'служба потдержки', expected: ['/articles/obrashchenie-v-podderzhku', '/faqs/202', '/about'] },
    { query: 'восстоновление пороля', expected: ['/news/vosstanovlenie-parolya', '/faqs/201', '/faqs/202'] },
    { query: 'больничнй лист', expected: ['/articles/otpusk-i-bolnichnyy'] },
    { query: 'декларацыя', expected: ['/articles/uproshchennaya-deklaratsiya'] },
  ],
  'synonyms and abbreviations': [
    { query: 'зп', expected: ['/articles/zarplata-za-mesyats', '/solutions/zup', '/solutions/zik'] },
    { query: 'ОС', expected: ['/articles/osnovnye-sredstva'] },
    {
      query: 'ТМЗ',
      expected: ['/articles/inventarizatsiya', '/articles/roznitsa-ostatki', '/articles/osnovnye-sredstva'],
    },
    { query: 'ОПВ', expected: ['/articles/zarplata-za-mesyats', '/solutions/zup'] },
    { query: 'ИПН', expected: ['/articles/zarplata-za-mesyats', '/solutions/zup'] },
    { query: 'ккм', expected: ['/articles/kassa-poryadok'] },
    { query: 'упрощенка', expected: ['/articles/uproshchennaya-deklaratsiya'] },
    { query: 'КСК', expected: ['/solutions/osi', '/articles/osi-otchet-pered-zhitelyami'] },
    { query: 'бэкап', expected: ['/articles/rezervnaya-kopiya'] },
    { query: 'эцп', expected: ['/articles/telefon-i-planshet', '/articles/esf-na-praktike', '/faqs/107'] },
  ],
  'Kazakh letters': [
    { query: 'Берик Иргетас', expected: ['/reviews/5'] },
    { query: 'жетису консалт', expected: ['partner:Жетісу Консалт'] },
    { query: 'есеп кызмет', expected: ['partner:Есеп Қызмет Батыс'] },
    { query: 'Сулейменова', expected: ['partner:Сүлейменова'] },
    { query: 'есеп орталыгы', expected: ['partner:Абай Есеп Орталығы'] },
    { query: 'Дару-Ай', expected: ['/reviews/6'] },
    { query: 'жук терминал', expected: ['/reviews/4'] },
    { query: 'ала кулын', expected: ['/reviews/8'] },
    { query: 'Ақтөбе', expected: [...ofAktobe, directory] },
    { query: 'Қарағанды', expected: [...ofKaraganda, directory] },
  ],
  'numbers and dates': [
    { query: '12 ноября', expected: ['/news/zakrytie-goda-zanyatiya'] },
    { query: '6900 тенге', expected: ['/news/cena-dopolnitelnogo-mesta', '/price'] },
    { query: '1200000', expected: ['/articles/arenda-kommunalka'] },
    { query: 'форма 300.00', expected: ['/articles/zakrytie-kvartala'] },
    { query: '15.11.2026', expected: ['/news/raboty-v-noch-na-15-noyabrya'] },
    { query: 'кодекс 2026 года', expected: ['/news/nalogovyy-kodeks-2026'] },
    { query: '2 400 000', expected: ['/articles/oblako-ili-server'] },
    { query: '1 октября 2026', expected: ['/news/cena-dopolnitelnogo-mesta', '/price'] },
    { query: '19.08', expected: ['/news/sboy-19-avgusta'] },
    { query: 'дом 150 квартир', expected: ['tariff:ОСИ, один дом'] },
  ],
  'natural questions': [
    {
      query: 'как узнать когда закончится подписка',
      expected: ['/articles/okonchanie-podpiski', '/faqs/404', '/news/preduprezhdenie-o-podpiske'],
    },
    { query: 'куда звонить если ничего не работает', expected: ['/articles/obrashchenie-v-podderzhku', '/about'] },
    { query: 'можно ли работать с айфона', expected: ['/faqs/302', '/articles/telefon-i-planshet'] },
    { query: 'где лежат наши данные?', expected: ['/faqs/207', '/faqs/206', '/about'] },
    {
      query: 'сколько стоит одно рабочее место',
      expected: ['/faqs/401', '/faqs/402', '/price', 'tariff:Бухгалтерия, 1 место', '/news/cena-dopolnitelnogo-mesta'],
    },
    {
      query: 'почему не приходит письмо с кодом',
      expected: ['/faqs/202', '/news/vosstanovlenie-parolya', '/articles/kod-priglasheniya'],
    },
    { query: 'что нужно чтобы стать вашим партнером', expected: ['/articles/faq_partner'] },
    { query: 'как отправить счет-фактуру из программы', expected: ['/faqs/305', '/articles/esf-na-praktike'] },
    { query: 'как посчитать отпускные если человек работает меньше года', expected: ['/articles/otpusk-i-bolnichnyy'] },
    { query: 'пропал интернет, что будет с кассой', expected: ['/faqs/303', '/reviews/12', '/solutions/rtl3'] },
  ],
  'several words, verb and noun': [
    { query: 'закрываем квартал', expected: ['/articles/zakrytie-kvartala'] },
    { query: 'уволить сотрудника', expected: ['/articles/priem-i-uvolnenie'] },
    { query: 'списать основное средство', expected: ['/articles/osnovnye-sredstva'] },
    { query: 'распечатать накладную', expected: ['/articles/pechat-dokumentov'] },
    { query: 'сверить расчеты с контрагентом', expected: ['/articles/akt-sverki'] },
    { query: 'начислить зарплату и взносы', expected: ['/articles/zarplata-za-mesyats', '/solutions/zup'] },
    { query: 'восстановить базу из копии', expected: ['/articles/rezervnaya-kopiya'] },
    { query: 'переехать в облако', expected: ['/articles/perenos-bazy-v-oblako', '/articles/oblako-ili-server'] },
    { query: 'выбирать партнера в своем городе', expected: ['/articles/kak-vybrat-partnera', '/faqs/101', directory] },
    { query: 'загрузка выписки из банка', expected: ['/articles/vypiska-banka'] },
  ],
  'the whole site': [
    { query: 'контакты', expected: ['/about'] },
    { query: 'отзывы', expected: ['/reviews'] },
    { query: 'о компании', expected: ['/about'] },
    { query: 'расчеты с арендаторами', expected: ['/solutions/rca'] },
    { query: 'отзыв аптека тараз', expected: ['/reviews/6'] },
    { query: 'тариф магазин', expected: ['tariff:Магазин'] },
    { query: 'партнер в караганде', expected: [...ofKaraganda, directory] },
    { query: 'где хранятся базы', expected: ['/faqs/207'] },
    {
      query: 'регистрация',
      expected: ['/register', '/register/invite_code', '/faqs/101', '/articles/kod-priglasheniya'],
    },
    { query: 'пользовательское соглашение', expected: ['/register/user_agreement', '/articles/info_user_agreement'] },
  ],
};
