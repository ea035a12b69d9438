import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Message } from './mail.port.ts';
import type { ClaimedMail } from './mail.store.ts';

/** The sender of letters. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** The bytes of a letter. The same letter gives the same bytes and the same Message-ID at every attempt. */
export async function composeMessage(mail: ClaimedMail, from: Sender): Promise<Message> {
  const fingerprint = createHash('sha256').update(mail.key).digest('hex').slice(0, 32);
  const composer = new MailComposer({
    from: { ...from },
    to: { name: mail.recipientName, address: mail.recipientAddress },
    ...(mail.replyToAddress && { replyTo: { name: mail.replyToName, address: mail.replyToAddress } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    messageId: `<${fingerprint}@${from.address.split('@').at(-1)}>`,
    // Mail programs send no automatic answer to a letter with this header.
    headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(mail.unsubscribeUrl) },
    textEncoding: 'base64',
    baseBoundary: fingerprint,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    id: mail.id,
    createdAt: mail.createdAt,
    envelope: { from: from.address, to: mail.recipientAddress },
    raw: await composer.compile().build(),
  };
}

/** The headers by which a mail program stops letters of a topic in one request (RFC 8058). */
function stopHeaders(url: string | null): Record<string, string> {
  return url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
