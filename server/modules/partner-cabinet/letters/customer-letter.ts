import { type Letter, writeLetter } from '../../mail/index.ts';
import type { PartnerCard } from '../../partners/index.ts';

const previewLength = 120;

/** A partner's letter to its customers, in plain text. */
export function customerLetter(
  { subject, text }: { subject: string; text: string },
  partner: PartnerCard,
  base: string,
): Letter {
  const facts: [string, string][] = [
    ['Партнёр', partner.name],
    ['Телефон', partner.phone],
    ['Почта', partner.mail],
    ['Сайт', partner.site],
  ];
  return writeLetter(
    {
      subject,
      preview: text.replace(/\s+/g, ' ').slice(0, previewLength).toWellFormed(),
      heading: subject,
      blocks: [
        ...text.split(/(?:\r?\n[^\S\n]*){2,}/).map((words) => ({ kind: 'text', text: words }) as const),
        { kind: 'facts', rows: facts.filter(([, value]) => value !== '') },
      ],
      why: `Это письмо написал ваш партнёр в «Счётах», ${partner.name}. Никогда не сообщайте пароль, даже партнёру.`,
    },
    base,
  );
}
