/**
 * The most rows a file of invitations may have, and the most bytes: room for every row to have a name of 60 letters and
 * the longest note, in an encoding of two bytes a letter.
 */
export const importLimits = { rows: 10_000, megabytes: 12, fileBytes: 12 * 1024 * 1024 } as const;

/** The most bytes of the file as it is sent: browsers pack it, and a table shrinks by far more than half. */
const sentBytes = importLimits.fileBytes / 2;

/** Base64 takes four letters for three bytes; the rest is the name of the file, the choice of columns and the JSON around. */
export const importBodyBytes = Math.ceil(sentBytes / 3) * 4 + 4 * 1024;

/** The encodings a file is read in, with the names people know them by; the likelier first. */
export const importEncodings = {
  'utf-8': 'UTF-8',
  'windows-1251': 'Windows-1251',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
  ibm866: 'CP866 (DOS)',
  'koi8-r': 'KOI8-R',
  'x-mac-cyrillic': 'MacCyrillic',
} as const;
export type ImportEncoding = keyof typeof importEncodings;

/** What a column may hold. */
export const importFields = ['customerName', 'email', 'tariffName', 'note'] as const;
export type ImportField = (typeof importFields)[number];

/** The most columns a client's name may stand in: a surname, a name, a patronymic. */
export const importColumnsOfName = 3;

/** A name from its columns, in their order; one that stands in a single column stays as it is there. */
export function joinName(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
}

/** The most columns of a table; those beyond are not read. */
export const importColumnsAtMost = 100;

/** Rows of the beginning of a file that are shown before it is checked; the head is one of them, where there is one. */
export const importFirstRows = 20;

/** What people write into the column of the tariff where there is none: a dash, a word that says so, or the trial by its name. */
export const noTariff = /^(?:[^\p{L}\p{N}]*|нет|без тарифа|пробный(?: период)?)$/iu;

const saveAgain = 'сохраните таблицу как «CSV UTF-8» и загрузите её ещё раз';

/** What is wrong with a row of the file, beyond what the form of one invitation says. */
export const rowProblems = {
  repeated: (line: number) => `Эта почта уже есть в строке ${line}`,
  unknownTariff: 'Такого тарифа нет: возьмите название со страницы «Тарифы» или оставьте пустым',
  known: 'На эту почту уже есть учётная запись: приглашение не нужно',
  invited: 'На эту почту уже есть действующее приглашение',
  lostLetters: (word: string) =>
    `Похоже, в файле потеряны буквы: «${word}». Впишите их или ${saveAgain}. Если «?» здесь по делу, пригласите этого клиента отдельно`,
  shortenedNumber: (number: string) =>
    `Таблица сократила число до «${number}». Задайте столбцу текстовый формат, введите число целиком и загрузите файл ещё раз`,
  failedFormula: (sign: string) =>
    `В ячейке «${sign}»: так таблица пишет ошибку формулы или число в слишком узком столбце. Исправьте её и загрузите файл ещё раз`,
  unreadLetters: (word: string) =>
    `Не прочитаны буквы: «${word}». Выберите другую кодировку. Не поможет — ${saveAgain}`,
} as const;

/** What becomes of a row: it cannot be invited, waits for its turn, is invited, or was passed over in its turn. */
export const importRowStates = ['bad', 'ready', 'invited', 'skipped'] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** The rows as the screen groups them. */
export const importRowGroups = {
  bad: ['bad', 'skipped'],
  good: ['ready', 'invited'],
} as const satisfies Record<string, readonly ImportRowState[]>;
export type ImportRowGroup = keyof typeof importRowGroups;
