interface JobWords {
  /** What the job does, as an operator calls it. */
  readonly name: string;
  /** What becomes of it when the job is forgotten. */
  readonly lost: string;
}

const comesAgain = 'Портал начнёт такое\u00a0же задание снова в\u00a0своё время, ничего не\u00a0потеряется.';

/** The queues in Russian, by their names; a test asks for each. */
export const jobWords: Readonly<Record<string, JobWords>> = {
  'applications.prepare': {
    name: 'Подготовка приложения',
    lost: 'Приложение останется в\u00a0подготовке. Начать её снова или\u00a0прекратить можно в\u00a0карточке приложения.',
  },
  'applications.rename': {
    name: 'Новое название приложения для\u00a0платформы',
    lost: 'На\u00a0платформе останется прежнее название, пока приложение не\u00a0переименуют ещё раз.',
  },
  'archive.forget': { name: 'Отмена переносов содержимого, о\u00a0которых никто не\u00a0решил', lost: comesAgain },
  'archive.import': {
    name: 'Перенос содержимого из\u00a0архива',
    lost: 'Содержимое из\u00a0архива не\u00a0появится на\u00a0сайте. Загрузите архив снова.',
  },
  backfills: {
    name: 'Заполнение данных после обновления',
    lost: 'Портал начнёт его снова при\u00a0следующем запуске; до\u00a0этого часть списков может быть неполной.',
  },
  'clean-up': { name: 'Уборка устаревшего', lost: comesAgain },
  'dashboard.count-days': { name: 'Счёт событий по\u00a0дням для\u00a0сводки', lost: comesAgain },
  'dashboard.count-totals': { name: 'Счёт записей для\u00a0сводки', lost: comesAgain },
  'identity.recovery': {
    name: 'Письмо для\u00a0нового пароля',
    lost: 'Письмо не\u00a0уйдёт. Человек может попросить новый пароль ещё раз, или\u00a0отправьте письмо из\u00a0его карточки.',
  },
  'mail.bulk': { name: 'Отправка писем списком', lost: comesAgain },
  'mail.deliver': {
    name: 'Отправка письма',
    lost: 'Письмо останется в\u00a0очереди писем: портал сам попробует отправить его позже.',
  },
  'mail.sweep': { name: 'Поиск застрявших писем', lost: comesAgain },
  'media.clean-up': { name: 'Уборка недозагруженных файлов', lost: comesAgain },
  'media.prepare': {
    name: 'Варианты загруженной картинки',
    lost: 'Картинка будет показана такой, как её загрузили, без\u00a0лёгких вариантов.',
  },
  'media.remove-files': {
    name: 'Удаление файлов убранной картинки',
    lost: 'Файлы останутся в\u00a0хранилище и\u00a0будут занимать место.',
  },
  'partner-cabinet.ends': { name: 'Ближайшие окончания подписок у\u00a0клиентов', lost: comesAgain },
  'publishing.publish': {
    name: 'Публикация в\u00a0назначенное время',
    lost: 'Запись не\u00a0появится на\u00a0сайте сама. Опубликуйте её вручную или\u00a0назначьте время снова.',
  },
  'registration.digests': {
    name: 'Письма партнёрам с\u00a0итогами недели',
    lost: 'Итоги этой недели придут не\u00a0всем; в\u00a0следующий понедельник задание начнётся снова.',
  },
  'registration.import': {
    name: 'Приглашения из\u00a0файла',
    lost: 'Приглашения, которые ещё не\u00a0отправлены, не\u00a0уйдут. Загрузите файл с\u00a0ними снова.',
  },
  'subscribers.reminders': { name: 'Напоминания о\u00a0подписках', lost: comesAgain },
};

/** The job in words; one of another version stands by its name. */
export const jobInWords = (queue: string): string => jobWords[queue]?.name ?? queue;
