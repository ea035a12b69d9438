import nodemailer from 'nodemailer';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
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
  if (!url)
    return [unknown('Почтового сервера нет: SMTP_URL не задан', 'Чтобы письма уходили людям, задайте SMTP_URL.')];
  const { host, username } = new URL(url);
  const transport = nodemailer.createTransport({ ...patience, url });
  try {
    await transport.verify();
    if (username) return [well(`Почтовый сервер ${host} принимает имя и пароль`)];
    const answers = well(`Почтовый сервер ${host} отвечает`);
    return (await offersSignIn(url)) ? [answers, withoutName] : [answers];
  } catch (error) {
    return [wrong(`Почтовый сервер ${host} отказывает: ${reasonOf(error)}`, adviceOn(error))];
  } finally {
    transport.close();
  }
}

const withoutName = unknown(
  'Почтовый сервер предлагает вход, а в SMTP_URL нет имени и пароля',
  'Если он требует их, письма будут ждать. Отправьте из консоли проверочное письмо.',
);

/** Whether the server takes a name and a password; whether it demands them, only a letter shows. */
async function offersSignIn(url: string): Promise<boolean> {
  const connection = new SMTPConnection({ ...patience, ...parseConnectionUrl(url) });
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    return connection.allowsAuth;
  } finally {
    connection.close();
  }
}

function adviceOn(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EAUTH')
    return 'Исправьте имя и пароль в SMTP_URL; знаки, которые в адресе что-то значат, пишутся как %40 и так далее.';
  if (/certificate|self-signed/i.test(message ?? ''))
    return 'Дайте почтовому серверу сертификат на имя из SMTP_URL от центра, которому верят; сертификат своего центра назовите в NODE_EXTRA_CA_CERTS.';
  return 'Исправьте имя сервера, порт и smtp:// или smtps:// в SMTP_URL; проверьте, выпускает ли эту машину межсетевой экран.';
}
