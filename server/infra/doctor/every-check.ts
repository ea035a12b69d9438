import { checkClock } from './clock.ts';
import { checkCopies } from './copies.ts';
import { checkDatabase } from './database.ts';
import { checkDisk } from './disk.ts';
import { type Check, type Finding, type Installation, reasonOf, wrong } from './finding.ts';
import { checkJobs } from './jobs.ts';
import { checkMail } from './mail.ts';
import { checkMemory } from './memory.ts';
import { checkNames } from './names.ts';
import { checkAddress, checkProxy } from './proxy.ts';
import { checkSettings } from './settings.ts';
import { checkTls } from './tls.ts';
import { checkVersions } from './versions.ts';

/** A check with what it looks at, in Russian. */
export interface NamedCheck {
  readonly title: string;
  readonly check: Check;
}

const shared: readonly NamedCheck[] = [
  { title: 'Настройки', check: checkSettings },
  { title: 'Версии', check: checkVersions },
  { title: 'Диск', check: checkDisk },
  { title: 'База данных', check: checkDatabase },
  { title: 'Часы', check: checkClock },
  { title: 'Имена', check: checkNames },
  { title: 'Почта', check: checkMail },
  { title: 'Сертификат', check: (installation) => checkTls(installation) },
  { title: 'Задания', check: checkJobs },
  { title: 'Память', check: checkMemory },
  { title: 'Копии', check: checkCopies },
];

const address = 'Адрес сайта';

/** What the command looks at. */
export const checksOfCommand: readonly NamedCheck[] = [...shared, { title: address, check: checkProxy }];

/** What the portal itself looks at while it runs. */
export const checksOfPortal: readonly NamedCheck[] = [...shared, { title: address, check: checkAddress }];

/** What a check finds; one that fails itself is a finding, too. */
export function runCheck({ title, check }: NamedCheck, installation: Installation): Promise<readonly Finding[]> {
  return check(installation).catch((error: unknown) => [
    wrong(`Проверка не удалась: ${reasonOf(error)}`, `Исправьте то, что названо рядом, и проверьте снова (${title}).`),
  ]);
}
