import { directory, ofKaraganda, type PeopleQuery } from './people-queries.ts';

const ofOskemen = ['partner:Рудный лист', 'partner:Ульба Сопровождение', 'partner:Ларионова', directory];
const ofAlmaty = ['partner:Дебет', 'partner:Касса и', 'partner:Аптечный учёт Юг', 'partner:Арендный день', directory];

/**
 * A second hundred: chief accountants, owners of small firms and those who become partners, with two topics in a query
 * and words that are only begun. They too were written before the search was changed for them.
 */
export const secondHundred: Readonly<Record<string, readonly PeopleQuery[]>> = {
  'word forms': [
    { query: 'кассовой книгой', expected: ['/articles/kassa-poryadok'] },
    { query: 'пенсионных взносов', expected: ['/articles/zarplata-za-mesyats', '/solutions/zup'] },
    { query: 'уволенным сотрудникам', expected: ['/articles/priem-i-uvolnenie', '/articles/smena-bukhgaltera'] },
    { query: 'сетью магазинов', expected: ['/solutions/rtl3', 'partner:Касса и', 'tariff:Магазин', '/reviews/11'] },
    { query: 'памятью компьютера', expected: ['/articles/skorost-interneta'] },
    { query: 'рецептами', expected: ['/solutions/apteka', '/reviews/6'] },
    { query: 'путевых листов', expected: ['/solutions/bso', '/news/bso-posevnaya'] },
    { query: 'надоев молока', expected: ['/solutions/bso'] },
    { query: 'квитанциям жильцов', expected: ['/solutions/osi', '/articles/osi-otchet-pered-zhitelyami'] },
    { query: 'должниками', expected: ['/articles/osi-otchet-pered-zhitelyami', '/solutions/rca'] },
  ],
  typos: [
    { query: 'авансовый отчот', expected: ['/articles/avansovyy-otchet'] },
    { query: 'счетфактура', expected: ['/articles/esf-na-praktike', '/faqs/305'] },
    { query: 'увальнение работника', expected: ['/articles/priem-i-uvolnenie', '/articles/smena-bukhgaltera'] },
    { query: 'падписка закончилась', expected: ['/articles/okonchanie-podpiski', '/faqs/404'] },
    { query: 'рассчет отпускных', expected: ['/articles/otpusk-i-bolnichnyy'] },
    { query: 'распичатать этикетку', expected: ['/articles/pechat-dokumentov'] },
    { query: 'кассавый чек', expected: ['/articles/kassa-poryadok', '/articles/pechat-dokumentov'] },
    { query: 'потдержка телефон', expected: ['/help', '/articles/obrashchenie-v-podderzhku', '/about'] },
    {
      query: 'учереждение бюджет',
      expected: ['/articles/gosuchrezhdenie-start', '/solutions/bgu', '/solutions/bpk', 'tariff:Учреждение, 2 места'],
    },
    {
      query: 'тарефикация учителей',
      expected: ['/articles/gos-zarplata-tarifikatsiya', '/news/tarifikatsiya-2026', '/reviews/9', '/solutions/zik'],
    },
  ],
  'keyboard layout': [
    { query: 'rdfhnfk', expected: ['/articles/zakrytie-kvartala'] },
    { query: 'cxtn-afrnehf', expected: ['/articles/esf-na-praktike'] },
    {
      query: 'gthtyjc ,fps',
      expected: ['/articles/perenos-bazy-v-oblako', '/news/probnyy-perenos', '/faqs/108'],
    },
    { query: 'jnxtn jcb', expected: ['/articles/osi-otchet-pered-zhitelyami', '/news/osi-otchet-soveta-doma'] },
    { query: 'ghbtv yf hf,jne', expected: ['/articles/priem-i-uvolnenie'] },
    { query: 'ghbynth', expected: ['/articles/pechat-dokumentov', '/faqs/306'] },
    { query: 'gfhnyth rfhfufylf', expected: [...ofKaraganda, directory] },
    { query: 'nfhba vfufpby', expected: ['tariff:Магазин'] },
    { query: 'vj,bkmyjt ghbkj;tybt', expected: ['/faqs/302', '/articles/telefon-i-planshet'] },
    { query: 'Flhtc gjllth;rb', expected: ['/help', '/about', '/articles/obrashchenie-v-podderzhku'] },
  ],
  'synonyms and abbreviations': [
    { query: 'ГСМ', expected: ['/solutions/bso', '/news/bso-posevnaya'] },
    { query: 'бюллетень', expected: ['/articles/otpusk-i-bolnichnyy'] },
    { query: 'капремонт', expected: ['/solutions/osi', '/articles/osi-otchet-pered-zhitelyami'] },
    {
      query: 'недостача',
      expected: ['/articles/inventarizatsiya', '/articles/kassa-poryadok', '/articles/roznitsa-ostatki'],
    },
    { query: 'ОСВ', expected: ['/articles/zakrytie-mesyatsa', '/articles/skorost-interneta'] },
    { query: 'логин потерял', expected: ['/recover', '/login', '/faqs/201', '/news/vosstanovlenie-parolya'] },
    {
      query: 'сертификат подписи',
      expected: ['/articles/esf-na-praktike', '/faqs/107', '/articles/telefon-i-planshet'],
    },
    { query: 'ТОО и ИП в одной базе', expected: ['/articles/neskolko-organizatsiy', '/faqs/307'] },
    {
      query: 'начисление з/п бюджетникам',
      expected: ['/solutions/zik', 'tariff:Зарплата учреждения', '/articles/gos-zarplata-tarifikatsiya'],
    },
    { query: 'техработы', expected: ['/news/raboty-v-noch-na-15-noyabrya'] },
  ],
  'Kazakh letters': [
    { query: 'орталык есеп', expected: ['partner:Абай Есеп Орталығы'] },
    { query: 'Жаңаарна', expected: ['/reviews/9'] },
    { query: 'Ақ дән даласы', expected: ['/reviews/14'] },
    { query: 'ак дан', expected: ['/reviews/14'] },
    { query: 'Ордабасы', expected: ['partner:Ордабасы Есеп'] },
    { query: 'Өскемен', expected: ofOskemen },
    { query: 'қызмет', expected: ['partner:Есеп Қызмет Батыс'] },
    { query: 'Гүлмира Абенова', expected: ['/reviews/9'] },
    { query: 'жарык медиа', expected: ['/reviews/15'] },
    { query: 'көмек', expected: ['/help'] },
  ],
  'numbers and dates': [
    { query: '30 минут без работы', expected: ['/faqs/203', '/faqs/204', '/articles/chuzhoy-kompyuter'] },
    { query: '9 900', expected: ['tariff:Бухгалтерия, 1 место'] },
    { query: '11800 тенге', expected: ['tariff:Магазин'] },
    { query: '6 июля', expected: ['/news/podderzhka-den-stolicy'] },
    { query: '21 марта', expected: ['/news/podderzhka-nauryz'] },
    { query: 'до 50 человек', expected: ['tariff:Зарплата, до 50 человек'] },
    { query: '4 ГБ памяти', expected: ['/articles/skorost-interneta'] },
    { query: 'двенадцать шагов', expected: ['/articles/zakrytie-mesyatsa'] },
    { query: '19 августа 2026', expected: ['/news/sboy-19-avgusta'] },
    { query: '90 дней срок годности', expected: ['/articles/apteka-sroki-godnosti', '/reviews/6'] },
  ],
  'beginnings of words': [
    { query: 'инвент', expected: ['/articles/inventarizatsiya'] },
    { query: 'команд', expected: ['/articles/avansovyy-otchet'] },
    { query: 'восстан', expected: ['/recover', '/news/vosstanovlenie-parolya', '/articles/rezervnaya-kopiya'] },
    { query: 'амортиз', expected: ['/articles/osnovnye-sredstva'] },
    { query: 'сопровод', expected: ['/articles/snt-na-praktike'] },
    { query: 'закрытие кв', expected: ['/articles/zakrytie-kvartala'] },
    { query: 'отпуск и бол', expected: ['/articles/otpusk-i-bolnichnyy'] },
    { query: 'чужой ком', expected: ['/articles/chuzhoy-kompyuter', '/faqs/203'] },
    { query: 'партнёры ал', expected: ofAlmaty },
    { query: 'пользовательское согл', expected: ['/register/user_agreement', '/articles/info_user_agreement'] },
  ],
  'natural questions': [
    { query: 'почему в базе не сходятся остатки товара?', expected: ['/articles/roznitsa-ostatki'] },
    { query: 'что делать если бухгалтер увольняется', expected: ['/articles/smena-bukhgaltera'] },
    { query: 'кому жаловаться на партнёра', expected: ['/articles/kak-vybrat-partnera', '/faqs/405'] },
    { query: 'можно ли вернуть базу на прошлую неделю', expected: ['/articles/rezervnaya-kopiya'] },
    {
      query: 'какой компьютер нужен для работы',
      expected: ['/articles/telefon-i-planshet', '/faqs/107', '/articles/skorost-interneta'],
    },
    {
      query: 'что будет с данными если я не заплачу',
      expected: ['/articles/okonchanie-podpiski', '/faqs/404', '/faqs/406'],
    },
    { query: 'как добавить вторую фирму', expected: ['/articles/neskolko-organizatsiy', '/faqs/307'] },
    {
      query: 'сколько стоит программа для аптеки',
      expected: ['tariff:Аптека, 2 места', 'tariff:Сеть аптек', '/solutions/apteka', '/price'],
    },
    {
      query: 'кто может видеть зарплату других сотрудников',
      expected: ['/articles/roli-polzovateley', '/faqs/206'],
    },
    {
      query: 'нужно ли платить за перенос базы',
      expected: ['/faqs/108', '/articles/perenos-bazy-v-oblako', '/news/probnyy-perenos'],
    },
  ],
  'two topics': [
    { query: 'касса и интернет', expected: ['/faqs/303', '/reviews/12', '/articles/skorost-interneta'] },
    {
      query: 'инвентаризация и увольнение кладовщика',
      expected: ['/articles/inventarizatsiya', '/articles/priem-i-uvolnenie'],
    },
    { query: 'ндс и зарплата за квартал', expected: ['/articles/zakrytie-kvartala'] },
    {
      query: 'маркировка аптека',
      expected: ['/solutions/apteka', '/articles/apteka-sroki-godnosti', 'tariff:Аптека, 2 места', '/solutions/mrk'],
    },
    { query: 'отпуск при увольнении', expected: ['/articles/otpusk-i-bolnichnyy', '/articles/priem-i-uvolnenie'] },
    {
      query: 'копия базы и безопасность',
      expected: ['/articles/rezervnaya-kopiya', '/news/kopii-v-drugom-zdanii', '/faqs/207'],
    },
    { query: 'аренда счётчики коммунальные', expected: ['/articles/arenda-kommunalka', '/solutions/rca'] },
    {
      query: 'телефон и сканер маркировки',
      expected: ['/articles/markirovka-na-sklade', '/solutions/mrk', 'tariff:Маркировка'],
    },
    { query: 'партнёр и пароль', expected: ['/faqs/205'] },
    {
      query: 'сверка ндс с эсф',
      expected: ['/articles/zakrytie-kvartala', '/articles/esf-na-praktike', '/articles/zakrytie-mesyatsa'],
    },
  ],
  'the whole site': [
    { query: 'контакты поддержки', expected: ['/help', '/about'] },
    { query: 'видео отзывы', expected: ['/reviews', '/reviews/4', '/reviews/8', '/reviews/12', '/reviews/16'] },
    { query: 'список партнеров', expected: [directory] },
    {
      query: 'бухгалтер атырау',
      expected: ['partner:Каспийская проводка', 'partner:Сүлейменова', '/reviews/15', directory],
    },
    { query: 'тарифы для оси', expected: ['tariff:ОСИ', '/price'] },
    { query: 'поменять пароль', expected: ['/a/sm', '/articles/parol-i-bezopasnost'] },
    { query: 'отзыв директора строительной компании', expected: ['/reviews/5'] },
    { query: 'демо версия', expected: ['/faqs/106'] },
    { query: 'зарплата госучреждения цена', expected: ['tariff:Зарплата учреждения', '/solutions/zik'] },
    { query: 'программа для фермера', expected: ['/solutions/bso', 'tariff:Хозяйство', '/reviews/14'] },
  ],
};
