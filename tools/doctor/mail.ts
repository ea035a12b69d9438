import nodemailer from 'nodemailer';
import { type Finding, type Installation, reasonOf, unknown, well, wrong } from './finding.ts';

const withinMs = 10_000;
const patience = {
  dnsTimeout: withinMs,
  connectionTimeout: withinMs,
  greetingTimeout: withinMs,
  socketTimeout: withinMs,
};

/** Greets the mail server and signs in to it, as a letter begins; sends none. */
export async function checkMail({ settings }: Pick<Installation, 'settings'>): Promise<readonly Finding[]> {
  const { SMTP_URL: url } = settings;
  if (!url) return [unknown('there is no mail server to ask: SMTP_URL is empty')];
  const { host, username } = new URL(url);
  const transport = nodemailer.createTransport({ ...patience, url });
  try {
    await transport.verify();
    return [well(`the mail server ${host} ${username ? 'takes the name and the password' : 'answers'}`)];
  } catch (error) {
    const { code } = error as { code?: string };
    const next =
      code === 'EAUTH'
        ? 'Correct the name and the password in SMTP_URL; signs that mean something in an address stand as %40 and so on.'
        : 'Correct the host, the port, and smtp:// or smtps:// in SMTP_URL; look whether a firewall lets this machine out.';
    return [wrong(`the mail server ${host} refuses: ${reasonOf(error)}`, next)];
  } finally {
    transport.close();
  }
}
