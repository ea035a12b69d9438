import { open, rm, stat, statfs } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { type Finding, type Installation, inDigits, reasonOf, unknown, well, wrong } from './finding.ts';

/** What PostgreSQL needs to go on for a while, and where it is time to look. */
const leastBytes = 2 ** 30;
const leastShare = 0.1;

/** The space of a disk. */
export interface Space {
  freeBytes: number;
  totalBytes: number;
  freeFiles: number;
  totalFiles: number;
}

/** The data folder: whether it is there, whose it is, whether it can be written, and the space below it. */
export async function checkDisk({ settings }: Pick<Installation, 'settings'>): Promise<readonly Finding[]> {
  const folder = path.resolve(settings.DATA_DIR);
  const about = await stat(folder).catch((error: Error) => error);
  if (about instanceof Error)
    return [
      'code' in about && about.code === 'ENOENT'
        ? unknown(`Папки DATA_DIR ${folder} ещё нет; её создаст первый запуск`)
        : wrong(`Папку DATA_DIR ${folder} не посмотреть: ${reasonOf(about)}`, 'Исправьте DATA_DIR или права на неё.'),
    ];
  if (!about.isDirectory()) return [wrong(`DATA_DIR ${folder} — не папка`, 'Исправьте DATA_DIR.')];
  return [judgeOwner(folder, about.uid), await tryToWrite(folder), ...judgeSpace(folder, await measureSpace(folder))];
}

function judgeOwner(folder: string, owner: number): Finding {
  const { uid, username } = userInfo();
  if (uid === -1 || uid === owner) return well(`Папка DATA_DIR ${folder} принадлежит ${username}`);
  if (uid === 0)
    return unknown(
      `Папка DATA_DIR ${folder} принадлежит учётной записи ${owner}, а проверка идёт от имени root`,
      'Запустите проверку от имени службы: что может записать root, ничего не говорит о службе.',
    );
  return wrong(
    `Папка DATA_DIR ${folder} принадлежит учётной записи ${owner}, а не ${username} (${uid})`,
    'Запускайте портал от имени её владельца или смените владельца.',
  );
}

async function tryToWrite(folder: string): Promise<Finding> {
  const file = path.join(folder, `.doctor-${process.pid}`);
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile('doctor');
      await handle.sync();
    } finally {
      await handle.close();
      await rm(file, { force: true });
    }
    return well('В папку DATA_DIR можно писать');
  } catch (error) {
    const isFull = ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code));
    return wrong(
      `В папку DATA_DIR не записать: ${reasonOf(error)}`,
      isFull ? 'Освободите место.' : 'Дайте учётной записи службы право на запись.',
    );
  }
}

/** The space below a folder. */
export async function measureSpace(folder: string): Promise<Space> {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, freeFiles: ffree, totalFiles: files };
}

/** Whether it is time to look after the disk. */
export const isTight = ({ freeBytes, totalBytes }: Pick<Space, 'freeBytes' | 'totalBytes'>) =>
  freeBytes < leastBytes || freeBytes < totalBytes * leastShare;

/** Some file systems have no count of files: then there is no limit of them. */
export function judgeSpace(folder: string, { freeBytes, totalBytes, freeFiles, totalFiles }: Space): Finding[] {
  const free = `свободно ${inDigits(freeBytes / 2 ** 30)} ГБ из ${inDigits(totalBytes / 2 ** 30)}`;
  const files =
    totalFiles > 0 && freeFiles < totalFiles * leastShare
      ? [
          wrong(
            `На диске папки ${folder} почти не осталось места для новых файлов`,
            'Удалите лишние файлы или увеличьте диск.',
          ),
        ]
      : [];
  return isTight({ freeBytes, totalBytes })
    ? [
        wrong(
          `На диске папки ${folder} ${free}`,
          'Освободите место или увеличьте диск; в папке postgres ничего не удаляйте.',
        ),
        ...files,
      ]
    : [well(`На диске ${free}`), ...files];
}
