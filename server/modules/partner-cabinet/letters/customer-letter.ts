import type { Db } from '../../../infra/database/index.ts';
import { defineTemplate, type Letter, writeLetter } from '../../mail/index.ts';
import { type PartnerCard, partnerFacts, partnerPlaces } from '../../partners/index.ts';

const previewLength = 120;

/** A partner's letter to its customers, in plain text. */
export const customerTemplate = defineTemplate({
  id: 'customer-letter',
  kind: 'customer-letter',
  name: 'Письмо партнёра клиентам',
  when: 'Партнёр написал клиентам из\u00a0своего кабинета.',
  subject: '{тема}',
  preview: '{начало}',
  heading: '{тема}',
  text: ['{письмо}', '{контакты}'],
  why: 'Это письмо написал ваш партнёр в\u00a0«Счётах», {партнёр}. Никогда не\u00a0сообщайте пароль, даже партнёру.',
  places: {
    тема: { as: 'words', gives: 'Тема, которую написал партнёр', sample: 'Новые сроки отчётности' },
    начало: { as: 'words', gives: 'Начало его письма', sample: 'Здравствуйте! С\u00a01\u00a0января…' },
    письмо: {
      as: 'paragraphs',
      gives: 'Письмо партнёра целиком',
      isRequired: true,
      sample: 'Здравствуйте!\n\nС\u00a01\u00a0января сроки меняются.',
    },
    партнёр: partnerPlaces.name,
    контакты: partnerPlaces.contacts,
  },
});

/** Writes it. */
export function customerLetter(
  db: Db,
  { subject, text }: { subject: string; text: string },
  partner: PartnerCard,
  base: string,
): Promise<Letter> {
  const values = {
    тема: subject,
    начало: text.replace(/\s+/g, ' ').slice(0, previewLength).toWellFormed(),
    письмо: text,
    партнёр: partner.name,
    контакты: partnerFacts(partner),
  };
  return writeLetter(db, customerTemplate, values, { base });
}
