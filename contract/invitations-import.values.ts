/** The most rows a file of invitations may have, and the most bytes. */
export const importLimits = { rows: 10_000, fileBytes: 2 * 1024 * 1024 } as const;

/** Base64 takes four letters for three bytes; the rest is the name of the file and the JSON around. */
export const importBodyBytes = Math.ceil(importLimits.fileBytes / 3) * 4 + 4 * 1024;

/** What is wrong with a row of the file, beyond what the form of one invitation says. */
export const rowProblems = {
  repeated: (line: number) => `Эта почта уже есть в строке ${line}`,
  unknownTariff: 'Такого тарифа нет: возьмите название со страницы «Тарифы» или оставьте пустым',
  known: 'На эту почту уже есть учётная запись: приглашение не нужно',
  invited: 'На эту почту уже есть действующее приглашение',
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
