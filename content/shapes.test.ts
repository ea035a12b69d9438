import { access } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { telLink } from '../web/app/html/contact-links.ts';
import advantages from './advantages.json' with { type: 'json' };
import categories from './faq.json' with { type: 'json' };
import partners from './partners.json' with { type: 'json' };
import reviews from './reviews.json' with { type: 'json' };
import tariffs from './tariffs.json' with { type: 'json' };
import videoReviews from './video-reviews.json' with { type: 'json' };

const folder = new URL('./', import.meta.url);
const cities = [
  ...['Астана', 'Алматы', 'Шымкент', 'Караганда', 'Актобе', 'Тараз', 'Павлодар'],
  ...['Усть-Каменогорск', 'Семей', 'Атырау', 'Костанай', 'Уральск'],
];

describe('questions', () => {
  it('hide two categories, with all that is in them, from those who are not signed in', () => {
    expect(categories.filter((one) => !one.public)).toHaveLength(2);
    for (const one of categories) {
      expect(one.faqs.length, one.title).toBeGreaterThanOrEqual(5);
      expect(new Set(one.faqs.map((faq) => faq.public)), one.title).toEqual(new Set([one.public]));
    }
    for (const one of [...categories, ...categories.flatMap((category) => category.faqs)])
      expect(Number.isInteger(one.id) && one.id > 0).toBe(true);
  });

  it('do not send a visitor to a question he may not read', () => {
    const hidden = categories.filter((one) => !one.public).flatMap((one) => one.faqs.map((faq) => `/faqs/${faq.id}"`));
    const shown = categories.filter((one) => one.public).flatMap((one) => one.faqs.map((faq) => faq.text));
    expect(shown.filter((text) => hidden.some((link) => text.includes(link)))).toEqual([]);
  });
});

describe('reviews', () => {
  it('are told by kind, with a person and what the person does', () => {
    expect(new Set(reviews.map((one) => one.type))).toEqual(new Set(['text']));
    expect(new Set(videoReviews.map((one) => one.type))).toEqual(new Set(['video']));
    for (const one of [...reviews, ...videoReviews]) {
      expect(Number.isInteger(one.id) && one.id > 0).toBe(true);
      expect(one.fio).toMatch(/^[А-ЯЁӘҒҚҢӨҰҮҺІ][а-яёәғқңөұүһі]+ [А-ЯЁӘҒҚҢӨҰҮҺІ][а-яёәғқңөұүһі]+$/);
      expect(one.info).toMatch(/^[А-Я].+\s«.+», [А-Я]/);
      expect(one.quotation).not.toMatch(/^«|[.!]$/);
      expect(one.text.split('\n\n').length).toBeGreaterThanOrEqual(2);
    }
  });

  it('have videos and posters in the order of their numbers', () => {
    expect(videoReviews.map((one) => [one.videoUrl, one.imageUrl])).toEqual(
      [1, 2, 3, 4].map((n) => [`/media/reviews/review-${n}.mp4`, `/media/reviews/review-${n}.webp`]),
    );
  });
});

describe('advantages', () => {
  it('stand in their order, each with an icon of its own', () => {
    expect(advantages.map((one) => one.position)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(new Set(advantages.map((one) => one.icon)).size).toBe(12);
  });
});

describe('tariffs', () => {
  it('belong to a type, and every type has some', () => {
    const codes = tariffs.types.map((one) => one.CODE);
    expect(codes).toEqual(['commercial', 'government', 'industry']);
    expect(tariffs.tariffs.filter((one) => !codes.includes(one.PROPERTY_TYPE_CODE))).toEqual([]);
    for (const code of codes)
      expect(tariffs.tariffs.filter((one) => one.PROPERTY_TYPE_CODE === code).length).toBeGreaterThanOrEqual(5);
  });

  it('have a price in tenge a month and a logo that is there', async () => {
    for (const one of tariffs.tariffs) {
      expect(one.PROPERTY_PRICE_VALUE.TEXT).toMatch(
        /^(от\u00A0)?\d{1,2}\u00A0\d{3}\u00A0₸ в\u00A0месяц( за\u00A0аптеку)?$/,
      );
      expect(one.DETAIL_TEXT).toMatch(/^<ul>/);
      await access(new URL(`.${one.PROPERTY_LOGO_URL_VALUE}`, folder));
    }
  });

  it('have notes that warn and notes that unfold, one of them open', () => {
    const codes = tariffs.aux.map((one) => one.CODE);
    expect(codes.filter((code) => !/^(alert|collapse)-/.test(code))).toEqual([]);
    expect(codes.filter((code) => code.startsWith('alert'))).toHaveLength(1);
    expect(codes.filter((code) => code === 'collapse-service')).toHaveLength(1);
  });
});

describe('partners', () => {
  it('are at home in twelve cities, two in each at least', () => {
    expect(new Set(partners.map((one) => one.city))).toEqual(new Set(cities));
    for (const city of cities) expect(partners.filter((one) => one.city === city).length).toBeGreaterThanOrEqual(2);
  });

  it('have addresses that belong to nobody', () => {
    for (const one of partners) {
      expect(one.properties.site).toMatch(/^[a-z-]+\.example$/);
      expect(one.properties.mail).toMatch(/^[a-z]+@[a-z-]+\.example$/);
      expect(one.properties.mail.endsWith(`@${one.properties.site}`)).toBe(true);
    }
  });

  it('have whole phones, all in one form, each of which can be called', () => {
    const phones = partners.map((one) => one.properties.phone);
    const others = phones.filter((phone) => !/^\+7 \(\d{3}\) \d{3}-\d{2}-\d{2}(, доб\. \d+)?$/.test(phone));
    expect(others).toEqual([]);
    expect(phones.filter((phone) => telLink(phone) === null)).toEqual([]);
    expect(phones.filter((phone) => phone.includes('доб')).length).toBeGreaterThanOrEqual(1);
    expect(new Set(phones.map((phone) => telLink(phone))).size).toBe(phones.length);
  });

  it('hold the five first places once each', () => {
    const ranks = partners.flatMap((one) => one.top5 ?? []);
    expect(ranks.toSorted((left, right) => left - right)).toEqual([1, 2, 3, 4, 5]);
  });
});
