interface Problem {
  readonly what: string;
  readonly next: string;
}

const again = 'затем нажмите «Повторить».';

/** What errors of programs mean to an operator; the first that fits. */
const known: readonly [RegExp, Problem][] = [
  [
    /no space left|ENOSPC|53100|disk full/i,
    { what: 'На диске закончилось место.', next: `Освободите место на сервере, ${again}` },
  ],
  [
    /EAUTH|invalid login|authentication failed|AccessDenied|SignatureDoesNotMatch|InvalidAccessKeyId|\b535\b/i,
    {
      what: 'Другая служба не приняла имя или пароль портала.',
      next: `Проверьте их в настройках сервера, перезапустите портал, ${again}`,
    },
  ],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ECONNRESET|socket hang up|fetch failed/i,
    {
      what: 'Не удалось соединиться с другой службой.',
      next: `Проверьте, что она работает и что её адрес в настройках верен, ${again}`,
    },
  ],
  [
    /CERT_|certificate|self[- ]signed/i,
    {
      what: 'Другая служба показала сертификат, которому портал не верит.',
      next: `Обновите сертификат той службы, ${again}`,
    },
  ],
  [
    /terminating connection|connection terminated|server closed the connection|the database system is|57P0|too many clients|remaining connection slots/i,
    { what: 'База данных была недоступна.', next: `Убедитесь, что база отвечает, ${again}` },
  ],
  [
    /deadlock|could not serialize|canceling statement|lock timeout|55P03|40P01/i,
    { what: 'База данных была занята другой работой.', next: 'Нажмите «Повторить»: обычно этого достаточно.' },
  ],
  [
    /timed? ?out|ETIMEDOUT|expired|exceeded|AbortError/i,
    {
      what: 'Задание не уложилось в отведённое время.',
      next: 'Нажмите «Повторить». Если не помогает, проверьте, не перегружен ли сервер и отвечают ли другие службы.',
    },
  ],
  [
    /EACCES|EPERM|EROFS|permission denied/i,
    {
      what: 'У портала нет прав на файл или таблицу.',
      next: `Дайте пользователю, под которым работает портал, права на его папку данных и базу, ${again}`,
    },
  ],
  [
    /ENOENT|NoSuchKey|not found|no such file/i,
    {
      what: 'Не нашлось того, с чем задание работает: файл или запись уже удалены.',
      next: 'Если они больше не нужны, забудьте задание; иначе верните их и нажмите «Повторить».',
    },
  ],
];

const unknown: Problem = {
  what: 'Неожиданная ошибка в программе.',
  next: 'Нажмите «Повторить». Если она вернётся, передайте номер задания и слова программы тому, кто обслуживает портал.',
};

/** What the failure of a job means, and what an operator does about it. */
export function wordProblem(said: string): Problem {
  // A failure of our own is a Russian sentence with its next step.
  if (/[а-яё]{3}/i.test(said)) return { what: said, next: 'Сделайте, как сказано, и нажмите «Повторить».' };
  return known.find(([pattern]) => pattern.test(said))?.[1] ?? unknown;
}
