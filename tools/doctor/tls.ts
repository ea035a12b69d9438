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
  if (protocol !== 'https:') return [unknown('there is no certificate to look at: PUBLIC_URL is not https')];
  try {
    const { until, fault } = await seeCertificate(hostname.replace(/^\[|\]$/g, ''), Number(port) || 443);
    const days = Math.floor((until - now) / dayMs);
    const day = new Date(until).toISOString().slice(0, 10);
    const found: Finding[] = [];
    if (days < 0)
      found.push(wrong(`the certificate of ${hostname} ended on ${day}`, 'Renew it, and see why nothing did.'));
    else if (days < leastDays)
      found.push(wrong(`the certificate of ${hostname} ends on ${day}`, 'See why it is not renewed by itself.'));
    if (fault && fault !== 'CERT_HAS_EXPIRED')
      found.push(
        wrong(
          `browsers will not trust the certificate of ${hostname}: ${fault}`,
          'Give the proxy a certificate for this name together with those of who signed it.',
        ),
      );
    return found.length > 0 ? found : [well(`the certificate of ${hostname} is trusted until ${day}`)];
  } catch (error) {
    return [
      wrong(`https at ${settings.PUBLIC_URL} does not answer: ${reasonOf(error)}`, 'Start the proxy; open its port.'),
    ];
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
    socket.setTimeout(withinMs, () => socket.destroy(new Error('no answer in 10 s')));
    socket.on('error', reject);
  });
}
