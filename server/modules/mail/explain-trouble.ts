import type { ConsoleMail } from '../../../contract/mail-console.ts';
import { unclearFate } from './deliver-mail.ts';
import { recalled } from './mail.store.ts';
import { restoredFate } from './set-aside-waiting.ts';

/** Why a letter did not leave, and what an operator can do about it. */
export interface Trouble {
  readonly what: string;
  readonly next: string;
  /** The words of the mail server or of the connection, as they came. */
  readonly answer: string;
}

const checkSettings = 'Проверьте SMTP_URL и\u00a0отправьте проверочное письмо.';

/** What happened, and what to do about it before the letter can leave. */
interface Known {
  readonly shape: RegExp;
  readonly what: string;
  readonly next: string;
  /** The fault is of the portal's own settings and the same for every letter, so that none is given up for it. */
  readonly isPortals?: true;
  /** Whether `next` ends with what becomes of the letter. */
  readonly isWhole?: true;
}

/** From the most certain to the least: an answer may fit several. */
const known: readonly Known[] = [
  {
    shape: /\bSTARTTLS\b|\b538\b/i,
    what: 'Почтовый сервер требует защищённого соединения.',
    next: 'Проверьте начало SMTP_URL, smtp:// или\u00a0smtps://, и\u00a0порт.',
    isPortals: true,
  },
  {
    shape: /\b530\b|authentication (?:is )?required|not authenticated/i,
    what: 'Почтовый сервер требует имени и\u00a0пароля портала.',
    next: 'Задайте их в\u00a0SMTP_URL: smtp://имя:пароль@сервер.',
    isPortals: true,
  },
  {
    shape: /\b535\b|\b534\b|\b5\.7\.[89]\b|invalid login|authentication failed|EAUTH/i,
    what: 'Почтовый сервер не\u00a0принял имя или\u00a0пароль портала.',
    next: 'Проверьте имя и\u00a0пароль в\u00a0SMTP_URL.',
    isPortals: true,
  },
  {
    shape:
      /sender (?:address )?(?:rejected|denied|refused)|sender verif|not owned by|send (?:mail )?as this|\b5\.1\.[78]\b|\b5\.7\.60\b|not local sender|email address is not verified/i,
    what: 'Почтовый сервер не\u00a0отправляет письма с\u00a0адреса портала.',
    next: 'Проверьте MAIL_FROM: адрес должен принадлежать учётной записи из\u00a0SMTP_URL.',
    isPortals: true,
  },
  {
    shape: /\brelay|rcpthosts/i,
    what: 'Почтовый сервер не\u00a0пересылает письма портала.',
    next: 'Проверьте имя и\u00a0пароль в\u00a0SMTP_URL и\u00a0разрешено\u00a0ли этой машине отправлять письма через этот сервер.',
    isPortals: true,
  },
  {
    shape:
      /\b5\.1\.[0-3]\b|no such (?:user|mailbox)|user unknown|unknown user|does not exist|mailbox (?:not found|unavailable)|recipient (?:not found|rejected)/i,
    what: 'Такого почтового ящика нет.',
    next: 'Узнайте у\u00a0человека верный адрес. В\u00a0учётной записи его можно исправить, потом отправьте письмо заново; пригласить можно снова, а\u00a0на\u00a0вопрос с\u00a0сайта\u00a0— ответить по\u00a0телефону.',
    isWhole: true,
  },
  {
    shape: /\b5\.2\.2\b|\b4\.2\.2\b|\b552\b|quota|mailbox (?:is )?full|over ?quota/i,
    what: 'Ящик получателя переполнен.',
    next: 'Попросите человека освободить место.',
  },
  {
    shape: /spam|blocked|blacklist|black list|dnsbl|spamhaus|reputation|dmarc|\bspf\b|dkim|policy|\b5\.7\.\d+\b/i,
    what: 'Почтовая служба получателя не\u00a0доверяет нашим письмам.',
    next: 'Проверьте записи SPF, DKIM и\u00a0DMARC домена отправителя и\u00a0не\u00a0попал\u00a0ли сервер в\u00a0чёрный список.',
  },
  {
    shape: /sender not|not (?:permitted|allowed)|\b553\b/i,
    what: 'Почтовый сервер не\u00a0отправляет письма с\u00a0адреса портала.',
    next: 'Проверьте MAIL_FROM: адрес должен принадлежать учётной записи из\u00a0SMTP_URL.',
  },
  {
    shape: /too (?:large|big)|\b5\.3\.4\b|size limit/i,
    what: 'Письмо слишком большое для\u00a0почтового сервера.',
    next: 'Сократите текст письма и\u00a0отправьте заново.',
    isWhole: true,
  },
  {
    shape: /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|getaddrinfo/i,
    what: 'Почтовый сервер не\u00a0отвечает по\u00a0своему адресу.',
    next: checkSettings,
  },
  {
    shape: /certificate|self-signed|\bTLS\b|\bSSL\b|wrong version number/i,
    what: 'Не\u00a0удалось защищённое соединение с\u00a0почтовым сервером.',
    next: 'Проверьте сертификат сервера и\u00a0начало SMTP_URL: smtp:// или\u00a0smtps://.',
  },
  {
    shape: /ETIMEDOUT|ETIME|timeout|timed out|ESOCKET|ECONNRESET|connection (?:was )?closed|greeting/i,
    what: 'Связь с\u00a0почтовым сервером оборвалась или\u00a0он\u00a0отвечает слишком долго.',
    next: checkSettings,
  },
  {
    shape: /\b4\d\d\b|\b4\.\d\.\d\b|try again|greylist|temporar/i,
    what: 'Почтовый сервер попросил зайти позже.',
    next: '',
  },
  {
    shape: /\b5\d\d\b/,
    what: 'Почтовый сервер отказался принять письмо.',
    next: 'Прочитайте его ответ и\u00a0устраните причину.',
  },
];

const unknown: Omit<Known, 'shape'> = {
  what: 'Письмо не\u00a0ушло, причину почтовый сервер объяснил только своими словами.',
  next: 'Прочитайте его ответ и\u00a0отправьте проверочное письмо: по\u00a0нему видно, работает\u00a0ли почта.',
};

const find = (answer: string) => known.find(({ shape }) => shape.test(answer)) ?? unknown;

/** Whether an answer speaks of the portal's own settings: it would be the same for any letter, until they are corrected. */
export const isOfPortal = (answer: string): boolean => find(answer).isPortals ?? false;

/** Fates that the portal itself has put into words. */
const own: Readonly<Record<string, readonly [string, string]>> = {
  [unclearFate]: [
    'Связь оборвалась во\u00a0время передачи: неизвестно, дошло\u00a0ли письмо.',
    'Спросите получателя. Если письма нет, отправьте ещё раз; иначе придут два.',
  ],
  [restoredFate]: [
    'База восстановлена из\u00a0копии: прежний портал мог уже отправить это письмо.',
    'Если получателю оно ещё нужно, отправьте ещё раз; иначе придут два.',
  ],
  [recalled]: [
    'Приглашение отозвано раньше, чем письмо ушло.',
    'Письмо не\u00a0уйдёт. Если приглашение ещё нужно, пригласите человека заново.',
  ],
};

/** What becomes of a letter, by its state; one that was sent anew needs nothing. */
const goesOn = 'Портал пробует сам и\u00a0дальше.';
const endings: Readonly<Partial<Record<ConsoleMail['state'], string>>> = {
  waiting: goesOn,
  retrying: goesOn,
  sending: goesOn,
  dead: 'Потом отправьте письмо ещё раз.',
};

/** The failure of a letter's last attempt in Russian, and what becomes of the letter; nothing when there was none. */
export function explainTrouble(error: string | null, state: ConsoleMail['state']): Trouble | null {
  if (error === null) return null;
  // It was taken back during an attempt, whose end is not known yet.
  if (error === recalled && state === 'sending') return null;
  const ours = own[error];
  if (ours) return { what: ours[0], next: ours[1], answer: '' };
  const { what, next, isWhole } = find(error);
  return { what, next: isWhole ? next : `${next} ${endings[state] ?? ''}`.trim(), answer: error };
}
