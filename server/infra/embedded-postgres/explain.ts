import { open, stat } from 'node:fs/promises';
import { StartFailure } from '../start-failure.ts';

const untouched = 'Данные не тронуты.';

const fileReasons: Record<string, string> = {
  EACCES: 'нет прав на чтение или запись. Дайте права пользователю, от имени которого запускается портал,',
  EPERM: 'операция запрещена. Дайте права пользователю, от имени которого запускается портал,',
  EROFS: 'диск открыт только для чтения. Подключите его для записи',
  ENOSPC: 'на диске кончилось место. Освободите его',
  EDQUOT: 'исчерпана квота на диске. Освободите место',
  EEXIST: 'на её месте лежит файл. Переименуйте его',
  ENOTDIR: 'часть этого пути — файл, а не папка. Исправьте путь',
  ELOOP: 'ссылки в пути ведут по кругу. Исправьте путь',
  ENAMETOOLONG: 'путь слишком длинный. Сократите его',
  EBUSY: 'папка занята (например, это точка подключения диска). Подключите диск уровнем выше',
  EIO: 'ошибка чтения с диска. Проверьте диск',
};

/** Turns an error of the file system into the words of the start; what is explained already passes through. */
export function explainFileError(error: unknown, file: string): StartFailure {
  if (error instanceof StartFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = fileReasons[code] ?? `ошибка файловой системы ${code || String(error)}. Проверьте папку`;
  return new StartFailure(
    `Папкой данных ${file} нельзя пользоваться: ${reason} или укажите другую папку в переменной DATA_DIR. ${untouched}`,
    { cause: error },
  );
}

const serverReasons: [RegExp, string][] = [
  [
    /No space left on device|could not (write|extend).*space|Disk quota exceeded/i,
    'На диске кончилось место: освободите его и запустите портал снова.',
  ],
  [/Read-only file system/i, 'Диск открыт только для чтения: подключите его для записи.'],
  [
    /error while loading shared libraries|GLIBC_|cannot execute|Exec format error|ENOENT/i,
    'Программа PostgreSQL из node_modules не запускается в этой системе: выполните npm ci или укажите свой сервер в переменной DATABASE_URL.',
  ],
  [
    /Cannot allocate memory|could not create (shared memory|semaphores)|could not map anonymous shared memory/i,
    'Не хватает памяти: закройте лишние программы или добавьте памяти.',
  ],
  [
    /(PID|lock) file .* is empty/i,
    'Прежний запуск оборвался и оставил в папке базы пустой файл postmaster.pid: удалите его и запустите портал снова.',
  ],
  [/Address already in use/i, 'Адрес базы занят другой программой.'],
  [
    /lock file .* already exists|pre-existing shared memory block/i,
    'Остались процессы прежнего сервера PostgreSQL: завершите их и запустите портал снова.',
  ],
  [
    /Permission denied|invalid permissions|wrong ownership|Operation not permitted/i,
    'Нет прав на файлы базы: верните владельца и права папки (0700).',
  ],
  [
    /checkpoint record|pg_control|could not find the database system|invalid page|could not locate|database files are incompatible|PANIC/i,
    'Файлы базы повреждены: восстановите папку из резервной копии или укажите другую папку в переменной DATA_DIR.',
  ],
];

/** What to say when PostgreSQL itself refuses: a reason guessed from its words, then the words. */
export function explainServer(what: string, words: string, logFile: string | null): StartFailure {
  const [, advice] = serverReasons.find(([pattern]) => pattern.test(words)) ?? [
    null,
    'Посмотрите его сообщение, восстановите папку из резервной копии или укажите другую папку в переменной DATA_DIR.',
  ];
  const lines = words.trim().split('\n').slice(-8);
  const source = logFile === null ? 'Последние слова PostgreSQL:' : `Последние строки журнала ${logFile}:`;
  const quoted = lines.map((line) => `  ${line}`).join('\n');
  return new StartFailure(`${what} ${advice} ${untouched}\n${source}\n${quoted}`);
}

/** The end of a log, from a place in it on; at most 8 KiB. */
export async function readLogFrom(logFile: string, offsetBytes: number): Promise<string> {
  const size = await sizeOf(logFile);
  const start = Math.max(Math.min(offsetBytes, size), size - 8192);
  const handle = await open(logFile, 'r').catch(() => null);
  if (handle === null) return '';
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Size in bytes; 0 for what is not there. */
export async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    (info) => info.size,
    () => 0,
  );
}
