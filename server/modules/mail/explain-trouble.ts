import { unclearFate } from './deliver-mail.ts';
import { restoredFate } from './set-aside-waiting.ts';

/** Why a letter did not leave, and what an operator can do about it. */
export interface Trouble {
  readonly what: string;
  readonly next: string;
  /** The words of the mail server or of the connection, as they came. */
  readonly answer: string;
}

type Known = readonly [shape: RegExp, what: string, next: string];

const checkSettings = 'Проверьте SMTP_URL и\u00a0отправьте проверочное письмо: портал пробует сам и\u00a0дальше.';

/** From the most certain to the least: an answer may fit several. */
const known: readonly Known[] = [
  [
    /\b535\b|\b534\b|\b530\b|invalid login|EAUTH/i,
    'Почтовый сервер не\u00a0принял имя или\u00a0пароль портала.',
    'Проверьте имя и\u00a0пароль в\u00a0SMTP_URL. Письма ждут и\u00a0уйдут сами.',
  ],
  [
    /\b5\.1\.[0-3]\b|no such (?:user|mailbox)|user unknown|unknown user|does not exist|mailbox (?:not found|unavailable)|recipient (?:not found|rejected)/i,
    'Такого почтового ящика нет.',
    'Узнайте у\u00a0человека верный адрес. В\u00a0учётной записи его можно исправить, потом отправьте письмо заново; пригласить можно снова, а\u00a0на\u00a0вопрос с\u00a0сайта\u00a0— ответить по\u00a0телефону.',
  ],
  [
    /\b5\.2\.2\b|\b4\.2\.2\b|\b552\b|quota|mailbox (?:is )?full|over ?quota/i,
    'Ящик получателя переполнен.',
    'Попросите человека освободить место и\u00a0отправьте письмо ещё раз.',
  ],
  [
    /spam|blocked|blacklist|black list|dnsbl|spamhaus|reputation|dmarc|\bspf\b|dkim|policy|\b5\.7\.\d+\b/i,
    'Почтовая служба получателя не\u00a0доверяет нашим письмам.',
    'Проверьте записи SPF, DKIM и\u00a0DMARC домена отправителя и\u00a0не\u00a0попал\u00a0ли сервер в\u00a0чёрный список. Потом отправьте письма ещё раз.',
  ],
  [
    /relay|sender (?:rejected|not)|\b5\.1\.[78]\b|not (?:owned|permitted|allowed)|\b553\b/i,
    'Почтовый сервер не\u00a0отправляет письма с\u00a0адреса портала.',
    'Проверьте MAIL_FROM: адрес должен принадлежать учётной записи из\u00a0SMTP_URL.',
  ],
  [
    /too (?:large|big)|\b5\.3\.4\b|size limit/i,
    'Письмо слишком большое для\u00a0почтового сервера.',
    'Сократите текст письма и\u00a0отправьте заново.',
  ],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|getaddrinfo/i,
    'Почтовый сервер не\u00a0отвечает по\u00a0своему адресу.',
    checkSettings,
  ],
  [
    /certificate|self-signed|\bTLS\b|\bSSL\b|wrong version number/i,
    'Не\u00a0удалось защищённое соединение с\u00a0почтовым сервером.',
    'Проверьте сертификат сервера и\u00a0начало SMTP_URL: smtp:// или\u00a0smtps://.',
  ],
  [
    /ETIMEDOUT|ETIME|timeout|timed out|ESOCKET|ECONNRESET|connection closed|greeting/i,
    'Связь с\u00a0почтовым сервером оборвалась или\u00a0он\u00a0отвечает слишком долго.',
    checkSettings,
  ],
  [
    /\b4\d\d\b|\b4\.\d\.\d\b|try again|greylist|temporar/i,
    'Почтовый сервер попросил зайти позже.',
    'Ничего делать не\u00a0нужно: портал попробует ещё раз сам.',
  ],
  [
    /\b5\d\d\b/,
    'Почтовый сервер отказался принять письмо.',
    'Прочитайте его ответ. Если причина устранена, отправьте письмо ещё раз.',
  ],
];

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
};

/** The failure of a letter's last attempt in Russian; nothing when there was none. */
export function explainTrouble(error: string | null): Trouble | null {
  if (error === null) return null;
  const [what, next] = own[error] ?? known.find(([shape]) => shape.test(error))?.slice(1) ?? unknown;
  return { what: String(what), next: String(next), answer: own[error] ? '' : error };
}

const unknown = [
  'Письмо не\u00a0ушло, причину почтовый сервер объяснил только своими словами.',
  'Прочитайте его ответ и\u00a0отправьте проверочное письмо: по\u00a0нему видно, работает\u00a0ли почта.',
] as const;
