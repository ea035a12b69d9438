import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type Finding, type Installation, reasonOf, well, wrong } from './finding.ts';

const names = ['PUBLIC_URL', 'SMTP_URL', 'START_SERVICE_URL'] as const;

/** Whether the hosts of the settings have addresses. The database shows it by answering. */
export async function checkNames({ settings }: Pick<Installation, 'settings'>): Promise<readonly Finding[]> {
  const asked = names.flatMap((name) => {
    const host = URL.parse(settings[name] ?? '')?.hostname.replace(/^\[|\]$/g, '');
    return host && !isIP(host) ? [{ name, host }] : [];
  });
  return Promise.all(asked.map(({ name, host }) => find(name, host)));
}

async function find(name: string, host: string): Promise<Finding> {
  try {
    const { address } = await lookup(host);
    return well(`У ${host} из ${name} есть адрес ${address}`);
  } catch (error) {
    return wrong(
      `У ${host} из ${name} отсюда нет адреса: ${reasonOf(error)}`,
      'Исправьте имя, добавьте его в DNS или посмотрите /etc/resolv.conf.',
    );
  }
}
