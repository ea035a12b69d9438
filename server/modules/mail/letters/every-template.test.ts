import { glob } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailKinds } from '../../../../contract/mail-console.values.ts';
import { letterTemplates } from '../../../letter-templates.ts';
import { faultsOf, sampleValues } from './check-template.ts';
import { fillTemplate } from './fill-template.ts';
import type { LetterTemplate, TemplateText } from './template.ts';

const base = 'https://portal.example';
const modules = path.join(import.meta.dirname, '..', '..');
const oneOfAll = fc.constantFrom(...letterTemplates);
const fields = ['subject', 'preview', 'heading', 'text', 'why'] as const;
const required = ({ places }: LetterTemplate) => Object.entries(places).filter(([, { isRequired }]) => isRequired);
const isTemplate = (value: unknown): value is LetterTemplate =>
  typeof value === 'object' && value !== null && 'original' in value && 'places' in value;

/** A letter with the samples of its template, some of them replaced. */
const letterOf = (template: LetterTemplate, words: TemplateText, values: Record<string, unknown> = {}) =>
  fillTemplate(template, words, { ...sampleValues(template), ...values } as never, { base });

/** What a letter is made of by our own hand: no other tag can come from words or values. */
const tags = new Set(
  'html head meta title style body div table tr td a h1 p br strong'.split(' ').flatMap((tag) => [tag, `/${tag}`]),
);

function expectHarmless(html: string) {
  for (const [whole, name = ''] of html.replace('<!DOCTYPE html>', '').matchAll(/<([^\s>]*)[^>]*>?/g)) {
    expect([tags.has(name), whole]).toEqual([true, whole]);
    // Attributes stand in double quotes, so that nothing within them can begin another.
    expect(whole.replace(/"[^"]*"/g, '')).not.toMatch(/\son\w+=|javascript:/i);
  }
  for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g))
    expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:)/i);
}

/** Text that likes the markup, HTML and headers. */
const wild = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom(
        '**',
        '\n\n',
        '\n',
        '- Логин: ',
        '! ',
        '{',
        '}',
        '](',
        '[x](javascript:alert(1))',
        '[x](https://evil.example/"onclick="alert(1))',
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        '\r\nBcc: thief@evil.example',
        '{логин}',
        '{код}',
        '&lt;',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** As above, and half of the time plain words, so that letters enough are made of the three together. */
const words = fc.oneof(wild, fc.stringMatching(/^[А-Яа-я][А-Яа-я, ]{0,20}[а-я]$/));

describe('the letters of the product', () => {
  it('are all in the console', async () => {
    const found = new Set<LetterTemplate>();
    for await (const file of glob('*/letters/*-letter.ts', { cwd: modules })) {
      const values = Object.values((await import(path.join(modules, file))) as Record<string, unknown>);
      for (const value of values.flatMap((one) => (isTemplate(one) ? [one] : Object.values(Object(one)))))
        if (isTemplate(value)) found.add(value);
    }
    expect(found.size).toBeGreaterThan(20);
    expect([...found].filter((template) => !letterTemplates.includes(template)).map(({ id }) => id)).toEqual([]);
    expect(new Set(letterTemplates.map(({ id }) => id)).size).toBe(letterTemplates.length);
  });

  it.each(letterTemplates.map((template) => [template.id, template] as const))(
    '%s suits its own rules, uses every placeholder and has a kind with a name',
    (_, template) => {
      expect(faultsOf(template, template.original)).toEqual({});
      const all = fields.map((field) => template.original[field]).join('\n');
      for (const name of Object.keys(template.places)) expect(all).toContain(`{${name}}`);
      expect(Object.keys(mailKinds)).toContain(template.kind);
      expectHarmless(letterOf(template, template.original).html);
    },
  );
});

describe('what a letter says of itself', () => {
  const textOf = (id: string) =>
    letterTemplates.filter((one) => one.id === id).map((one) => letterOf(one, one.original).text)[0] ?? '';

  it('is true whoever asked for the new password, the person or an operator', () => {
    expect(textOf('recovery')).not.toMatch(/на\sстранице входа указали/);
    expect(textOf('recovery')).toMatch(/для\sвашей учётной записи попросили новый пароль/);
  });

  it('is true of a customer and of a partner whose cabinet one is invited to', () => {
    expect(textOf('colleague-invitation')).not.toMatch(/ведёт учёт/);
  });

  it('shows in its sample the page that the real link opens', () => {
    expect(textOf('customer-invitation')).toContain('https://portal.example/register/invite_code#code=');
    expect(textOf('colleague-invitation')).toContain('https://portal.example/register/join#code=');
  });
});

describe('the plain text of a letter', () => {
  it.each(letterTemplates.map((template) => [template.id, template] as const))(
    '%s says nothing that only its HTML shows',
    (_, template) => {
      const { text } = letterOf(template, template.original);
      expect(text).not.toMatch(/кнопк|нажмите|по\sссылке|жирн|цвет/i);
    },
  );
});

describe('the words of an operator', () => {
  it('without a required placeholder are refused, and it is named', () => {
    for (const template of letterTemplates)
      for (const [name] of required(template)) {
        const text = template.original.text.replaceAll(`{${name}}`, 'https://portal.example/');
        const { text: fault = '' } = faultsOf(template, { ...template.original, text });
        expect(fault).toContain(`{${name}}`.replaceAll('ё', 'ё'));
        expect(fault).toMatch(/Не\sхватает/);
      }
  });

  it('whatever they are, are refused with a reason or make a letter with its link and its code (spec: mail.templates)', () => {
    let letters = 0;
    fc.assert(
      fc.property(oneOfAll, words, words, words, (template, before, after, subject) => {
        const { original } = template;
        const edited = { ...original, text: `${before}\n\n${original.text}\n\n${after}`, subject };
        const faults = faultsOf(template, edited);
        // The preview shows words that cannot be saved too: they must not hurt it.
        const { html, text, subject: line } = letterOf(template, edited);
        if (Object.keys(faults).length > 0) {
          for (const fault of Object.values(faults)) expect(fault).toMatch(/^[А-ЯЁ]/);
          expect(html).not.toMatch(/<script|<img/);
          return;
        }
        letters += 1;
        expectHarmless(html);
        expect(line).not.toMatch(/[\r\n]/);
        for (const [, { as, sample }] of required(template)) {
          if (typeof sample !== 'string') continue;
          if (as === 'link') expect(html).toContain(`href="${sample}"`);
          if (as === 'link' || as === 'code') expect(text).toContain(sample);
        }
      }),
      { numRuns: 1_500 },
    );
    expect(letters).toBeGreaterThan(50);
  });

  it('take any value as plain words', () => {
    fc.assert(
      fc.property(oneOfAll, wild, (template, value) => {
        const values = Object.fromEntries(
          Object.entries(template.places)
            .filter(([, { as }]) => as !== 'link')
            .map(([name, { as }]) => [name, as === 'facts' ? [[value, value]] : value]),
        );
        const { html } = letterOf(template, template.original, values);
        expectHarmless(html);
        expect(html).not.toContain('javascript:alert(1)"');
        expect(html).not.toContain('<strong>');
      }),
      { numRuns: 600 },
    );
  });

  const [template] = letterTemplates.filter(({ id }) => id === 'recovery') as [LetterTemplate];
  const { original } = template;

  it('have a subject of one line, without a code', () => {
    for (const subject of ['Тема\r\nBcc: thief@evil.example', 'Тема\u2028', 'Тема\u0000'])
      expect(faultsOf(template, { ...original, subject })).toEqual({ subject: expect.stringMatching(/одна строка/) });
    expect(faultsOf(template, { ...original, heading: 'Код {код}' })).toEqual({
      heading: expect.stringMatching(/нельзя ставить {код}/),
    });
    expect(faultsOf(template, { ...original, subject: '  ' })).toHaveProperty('subject');
    expect(faultsOf(template, { ...original, subject: 'я'.repeat(201) })).toHaveProperty('subject');
  });

  it('with an unknown placeholder are told which it is, and which there are', () => {
    const { text = '' } = faultsOf(template, { ...original, text: `${original.text}\n\n{пароль} и {имя}` });
    expect(text).toContain('{пароль}, {имя}');
    expect(text).toContain('{ссылка}, {код}, {логин}');
  });

  it('may be bold, have links and be written with any case and е for ё', () => {
    const [customer] = letterTemplates.filter(({ id }) => id === 'customer-invitation') as [LetterTemplate];
    const text = `${customer.original.text}\n\nОт **{ Партнер }**: [сайт](https://site.example/a?b=1&c=2), [почта](mailto:a@b.kz)`;
    expect(faultsOf(customer, { ...customer.original, text })).toEqual({});
    const { html, text: plain } = letterOf(customer, { ...customer.original, text });
    expect(html).toContain('<strong>ТОО «Баланс»</strong>');
    expect(html).toContain('href="https://site.example/a?b=1&amp;c=2"');
    expect(plain).toContain('сайт (https://site.example/a?b=1&c=2)');
  });

  it.each(['javascript:alert', 'data:text/html,x', '//evil.example', '/my', 'https://', '{код}'])(
    'cannot link to %s',
    (target) => {
      const { text = '' } = faultsOf(template, { ...original, text: `${original.text}\n\n[здесь](${target})` });
      expect(text).toMatch(/^Ссылка/);
    },
  );
});
