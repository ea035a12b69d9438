import { type Finding, type Installation, well, wrong } from './finding.ts';

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** Settings that are right one by one and contradict each other. */
export async function checkSettings({ settings }: Pick<Installation, 'settings'>): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  const { HOST, PUBLIC_URL, TRUST_PROXY, SMTP_URL, MAIL_FROM, DEMO, publicUrlIsLoopback: isHere } = settings;
  const isOpen = !loopback.has(HOST);
  if (isHere && isOpen)
    found.push(
      wrong(
        `HOST=${HOST} открывает портал в сеть, а PUBLIC_URL называет только эту машину`,
        'Задайте в PUBLIC_URL адрес, которым пользуются люди, или HOST=127.0.0.1.',
      ),
    );
  if (!isHere && !settings.secureCookies)
    found.push(wrong(`PUBLIC_URL=${PUBLIC_URL} не https: пароли идут по сети открыто`, 'Настройте https на прокси.'));
  if (settings.secureCookies && TRUST_PROXY === false)
    found.push(
      wrong(
        'PUBLIC_URL — https, его отдаёт только прокси, а TRUST_PROXY выключен: все посетители считаются одним адресом',
        'Задайте в TRUST_PROXY адрес прокси; если он на этой машине — loopback.',
      ),
    );
  if (typeof TRUST_PROXY === 'number' && isOpen)
    found.push(
      wrong(
        `TRUST_PROXY=${TRUST_PROXY} верит всякому, кто подключится, а HOST пускает всех: посетитель может выдать любой адрес за свой`,
        'Задайте в TRUST_PROXY адрес или сеть прокси.',
      ),
    );
  if (!isHere && !SMTP_URL)
    found.push(wrong('SMTP_URL не задан: письма остаются в DATA_DIR и никому не приходят', 'Задайте SMTP_URL.'));
  if (!isHere && DEMO) found.push(wrong('По открытому адресу работает DEMO', 'Задайте DEMO=off, если это не показ.'));
  if (SMTP_URL && !MAIL_FROM && isHere)
    found.push(
      wrong('Письма ушли бы от noreply@localhost, а такие серверы не принимают', 'Задайте MAIL_FROM или PUBLIC_URL.'),
    );
  return found.length > 0 ? found : [well('Настройки не противоречат друг другу')];
}
