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
  if (!url)
    return [unknown('Почтового сервера нет: SMTP_URL не задан', 'Чтобы письма уходили людям, задайте SMTP_URL.')];
  const { host, username } = new URL(url);
  const transport = nodemailer.createTransport({ ...patience, url });
  try {
    await transport.verify();
    return [well(`Почтовый сервер ${host} ${username ? 'принимает имя и пароль' : 'отвечает'}`)];
  } catch (error) {
    const { code } = error as { code?: string };
    const next =
      code === 'EAUTH'
        ? 'Исправьте имя и пароль в SMTP_URL; знаки, которые в адресе что-то значат, пишутся как %40 и так далее.'
        : 'Исправьте имя сервера, порт и smtp:// или smtps:// в SMTP_URL; проверьте, выпускает ли эту машину межсетевой экран.';
    return [wrong(`Почтовый сервер ${host} отказывает: ${reasonOf(error)}`, next)];
  } finally {
    transport.close();
  }
}
