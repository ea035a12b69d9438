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
        `HOST=${HOST} opens the portal to the network while PUBLIC_URL names this machine alone`,
        'Set PUBLIC_URL to the address that people use, or HOST=127.0.0.1.',
      ),
    );
  if (!isHere && !settings.secureCookies)
    found.push(
      wrong(`PUBLIC_URL=${PUBLIC_URL} is not https: passwords travel in the clear`, 'Set up https on the proxy.'),
    );
  if (settings.secureCookies && TRUST_PROXY === false)
    found.push(
      wrong(
        'PUBLIC_URL is https, which only a proxy can serve, and TRUST_PROXY is off: all visitors count as one address',
        'Set TRUST_PROXY to the address of the proxy, loopback when it is on this machine.',
      ),
    );
  if (typeof TRUST_PROXY === 'number' && isOpen)
    found.push(
      wrong(
        `TRUST_PROXY=${TRUST_PROXY} believes whoever connects, and HOST lets everybody in: a visitor can give any address as his own`,
        'Set TRUST_PROXY to the address or network of the proxy.',
      ),
    );
  if (!isHere && !SMTP_URL)
    found.push(wrong('SMTP_URL is empty: letters are kept in DATA_DIR and reach nobody', 'Set SMTP_URL.'));
  if (!isHere && DEMO)
    found.push(wrong('DEMO is on at an open address', 'Set DEMO=off unless this is a demonstration.'));
  if (SMTP_URL && !MAIL_FROM && isHere)
    found.push(
      wrong('letters would come from noreply@localhost, which mail servers refuse', 'Set MAIL_FROM, or PUBLIC_URL.'),
    );
  return found.length > 0 ? found : [well('the settings agree with each other')];
}
