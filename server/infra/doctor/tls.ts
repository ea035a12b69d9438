import { connect, type TLSSocket } from 'node:tls';
import { type Finding, type Installation, reasonOf, unknown, well, wrong } from './finding.ts';

const withinMs = 10_000;
const dayMs = 86_400_000;
const leastDays = 14;

/** The certificate that visitors see: whose it is, who answers for it, and until when. */
export async function checkTls(
  { settings }: Pick<Installation, 'settings'>,
  now = Date.now(),
): Promise<readonly Finding[]> {
  const { protocol, hostname, port } = new URL(settings.PUBLIC_URL);
  if (protocol !== 'https:') return [unknown('Сертификата нет: PUBLIC_URL не https')];
  try {
    const { until, fault } = await seeCertificate(hostname.replace(/^\[|\]$/g, ''), Number(port) || 443);
    const days = Math.floor((until - now) / dayMs);
    const day = new Date(until).toLocaleDateString('ru-RU', { timeZone: 'Asia/Almaty' });
    const found: Finding[] = [];
    if (days < 0)
      found.push(
        wrong(`Сертификат ${hostname} закончился ${day}`, 'Обновите его и узнайте, почему он не обновился сам.'),
      );
    else if (days < leastDays)
      found.push(wrong(`Сертификат ${hostname} заканчивается ${day}`, 'Узнайте, почему он не обновляется сам.'));
    if (fault && fault !== 'CERT_HAS_EXPIRED')
      found.push(
        wrong(
          `Браузеры не поверят сертификату ${hostname}: ${fault}`,
          'Дайте прокси сертификат на это имя вместе с сертификатами тех, кто его подписал.',
        ),
      );
    return found.length > 0 ? found : [well(`Сертификату ${hostname} верят до ${day}`)];
  } catch (error) {
    return [wrong(`По ${settings.PUBLIC_URL} нет ответа: ${reasonOf(error)}`, 'Запустите прокси; откройте его порт.')];
  }
}

/** Looks at any certificate, so that what is wrong with it can be said. */
function seeCertificate(host: string, port: number): Promise<{ until: number; fault: string }> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to);
      const { authorizationError: fault } = socket as { authorizationError?: string | Error | null };
      socket.end();
      resolve({
        until,
        fault: fault
          ? String(fault instanceof Error ? ((fault as { code?: string }).code ?? fault.message) : fault)
          : '',
      });
    });
    socket.setTimeout(withinMs, () => socket.destroy(new Error('нет ответа за 10 секунд')));
    socket.on('error', reject);
  });
}
