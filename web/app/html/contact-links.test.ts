import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactsOf, mailLink, siteLink, telLink } from './contact-links.ts';

const digit = fc.integer({ min: 0, max: 9 }).map(String);
const digits = (minLength: number, maxLength = minLength) =>
  fc.array(digit, { minLength, maxLength }).map((all) => all.join(''));
const separators = fc.stringMatching(/^[ ()\-\u00a0]{0,2}$/);
/** Digits with what people write between them. */
const spelled = (number: string) =>
  fc
    .array(separators, { minLength: number.length, maxLength: number.length })
    .map((between) => [...number].map((one, index) => one + between[index]).join(''));

describe('a phone', () => {
  it('of 11 digits from 7 or 8 is a link however it is spelled, with an extension or without', () =>
    fc.assert(
      fc.property(
        digits(10).chain((national) =>
          fc.tuple(fc.constant(national), spelled(`7${national}`), spelled(`8${national}`)),
        ),
        fc.constantFrom('', ', вн. 213', ' доб. 4', ' (внутр. 12345)', ' ДОБ 7', ', доб. 213, доб. 214'),
        ([national, seven, eight], extension) => {
          for (const phone of [seven, `+${seven}`, eight]) expect(telLink(phone + extension)).toBe(`tel:+7${national}`);
        },
      ),
    ));

  it('of another number of digits is none', () =>
    fc.assert(
      fc.property(fc.oneof(digits(0, 10), digits(12, 20)), (number) => {
        expect(telLink(number)).toBeNull();
      }),
    ));

  it('that begins with another digit is none', () =>
    fc.assert(
      fc.property(fc.constantFrom(...'01234569'), digits(10), (first, rest) => {
        expect(telLink(first + rest)).toBeNull();
      }),
    ));

  it.each([
    'звоните после 10:00',
    '+7 (727) 200-00-46 / 200-00-47',
    '+7 (717) 255-01-02, доб. 213, +7 (701) 111-22-33',
    '+7 (717) 255-01-02 доб. 213; 255-01-03',
    '200-00-54',
    '',
  ])('%j is none', (phone) => expect(telLink(phone)).toBeNull());
});

describe('a site', () => {
  it.each([
    ['balansplus.example', 'https://balansplus.example/'],
    [' http://a.example/kz ', 'http://a.example/kz'],
    ['HTTPS://A.example', 'https://a.example/'],
    ['учёт.example', 'https://xn--r1abm4b.example/'],
  ])('%j leads to %j', (site, href) => expect(siteLink(site)).toBe(href));

  it.each([
    '',
    ' ',
    'нет',
    'javascript:alert(1)',
    'javascript://a.example/%0aalert(1)',
    'ftp://a.example',
    'a.kz, b.kz',
  ])('%j is none', (site) => expect(siteLink(site)).toBeNull());

  it('never leads anywhere but to the web', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (site) => {
        expect(siteLink(site) ?? 'https://').toMatch(/^https?:\/\//);
      }),
    ));
});

describe('an e-mail', () => {
  it.each([
    [' a@b.example ', 'mailto:a@b.example'],
    ['a@b.example, c@d.example', null],
    ['a@b.example?bcc=c@d.example', null],
    ['нет', null],
    ['', null],
  ])('%j leads to %j', (mail, href) => expect(mailLink(mail)).toBe(href));
});

describe('the contacts of an organisation', () => {
  it.each([undefined, null, {}, { phone: null }])(
    'are empty where %j is all that another backend sends',
    (properties) => {
      expect(contactsOf(properties)).toEqual({ site: '', mail: '', phone: '', description: '' });
    },
  );

  it('are as they were sent', () => {
    const sent = { site: 'firma.kz', mail: 'a@firma.kz', phone: '+7 (701) 123-45-67', description: 'О нас' };
    expect(contactsOf(sent)).toEqual(sent);
  });
});
