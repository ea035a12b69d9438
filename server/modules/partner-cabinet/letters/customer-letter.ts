import { type Letter, writeLetter } from '../../mail/index.ts';
import { type PartnerCard, partnerFacts } from '../../partners/index.ts';

const previewLength = 120;

/** A partner's letter to its customers, in plain text. */
export function customerLetter(
  { subject, text }: { subject: string; text: string },
  partner: PartnerCard,
  base: string,
): Letter {
  return writeLetter(
    {
      subject,
      preview: text.replace(/\s+/g, ' ').slice(0, previewLength).toWellFormed(),
      heading: subject,
      blocks: [
        ...text.split(/(?:\r?\n[^\S\n]*){2,}/).map((words) => ({ kind: 'text', text: words }) as const),
        { kind: 'facts', rows: partnerFacts(partner) },
      ],
      why: `Это письмо написал ваш партнёр в\u00a0«Счётах», ${partner.name}. Никогда не\u00a0сообщайте пароль, даже партнёру.`,
    },
    base,
  );
}
