import { describe, expect, it } from 'vitest';
import { invitationStateWords } from '../contract/invitations.words.ts';
import mail from '../web/locales/ru/mail.json' with { type: 'json' };
import { readPlain, readTexts } from './testing/read-texts.ts';

/** The sentences of the sample content, and of the screens, that speak of it. */
const sentencesOn = (pattern: RegExp) =>
  readTexts()
    .filter(({ file }) => !/tariffs\.json|stands/.test(file))
    .flatMap(({ file, text }) => text.split(/(?<=[.!?:;])\s/).map((sentence) => ({ file, sentence })))
    .filter(({ sentence }) => pattern.test(sentence));

const without = (pattern: RegExp, needed: RegExp) =>
  sentencesOn(pattern).filter(({ sentence }) => !needed.test(sentence));

describe('what a text promises the product keeps', () => {
  it('names the states of an invitation as the cabinet does, all of them', () => {
    const article = readPlain('content/articles/faq_partner.html');
    for (const state of Object.values(invitationStateWords))
      expect(article).toContain(`«${state.replaceAll('\u00A0', ' ')}»`);
  });

  it('gives a copy of the data for as long as the access is open, not after', () => {
    const any = /копи[юи][^.]{0,40}в любой день/i;
    expect(sentencesOn(any).length).toBeGreaterThan(0);
    expect(without(any, /пока открыт доступ|в течение 45 дней после/)).toEqual([]);
  });

  it('begins the trial with every registration by a code, whatever the partner has agreed on', () => {
    expect(sentencesOn(/начнётся пробный период/i).length).toBeGreaterThan(0);
    expect(sentencesOn(/пробный период[^.]*если партн/i)).toEqual([]);
  });

  it('lets an organisation change its partner: who serves it need not have invited it', () => {
    expect(sentencesOn(/пригласил\p{L}* Абонента/u)).toEqual([]);
  });

  it('counts seats by who works at the same time, not by who is in the list of users', () => {
    const article = readPlain('content/articles/roli-polzovateley.html');
    expect(article).toContain('рабочее место — это один одновременный вход');
    expect(sentencesOn(/станет видно, за сколько рабочих мест/i)).toEqual([]);
  });

  it('lets the archive be read from one seat, by whoever it is', () => {
    expect(without(/доступной для чтения/i, /с одним рабочим местом/)).toEqual([]);
  });

  it('asks a computer for no more memory than the one has that another article helps', () => {
    expect(sentencesOn(/компьютеру с 4 ГБ/i)).toHaveLength(1);
    expect(without(/ГБ памяти/, /^4 ГБ памяти на компьютере/)).toEqual([]);
  });

  it('lets every tariff but the one of the archive bring a database along', () => {
    expect(without(/(?:загрузк|перенос)[^.]{0,40}любой тариф/i, /кроме архивного/)).toEqual([]);
    expect(readPlain('content/tariffs.json')).toContain('при подключении (в любом тарифе, кроме архивного)');
  });

  it('names no stop of the work where an endless subscription may keep the access', () => {
    expect(sentencesOn(/без перерыва[^.]*продлите/i)).toEqual([]);
  });

  it('sends the last warning to those who have refused when every owner has, be there one or several', () => {
    expect(sentencesOn(/последнее предупреждение/i).length).toBeGreaterThan(1);
    expect(without(/последнее предупреждение/i, /отказались все владельцы/)).toEqual([]);
  });

  it('asks for nothing that the screens do not show', () => {
    expect(sentencesOn(/номер запроса/i)).toEqual([]);
  });

  it('leaves the reason of a missing letter to the partner, who sees no more than the server of the mail tells', () => {
    expect(without(/через час письма нет/i, /позвоните партнёру/)).toEqual([]);
  });

  it('takes the consent to news back by the switch of the account, and promises no letter', () => {
    const article = readPlain('content/articles/info_user_agreement.html');
    expect(article).toMatch(/отозвать согласие можно в любой день в <a href="\/a\/sm">личном кабинете/);
    expect(article).toContain(`разделе «${mail.letters.title}»`);
    expect(sentencesOn(/не чаще раза в неделю|присыла\p{L}+ новост/iu)).toEqual([]);
  });

  it('names wherever the connection may go all that goes on without it, and where entries wait', () => {
    for (const file of ['content/faq.json', 'content/articles/skorost-interneta.html']) {
      const text = readPlain(file);
      expect(text).toMatch(/Касса «Розничной торговли 3\.0» продолжает продавать/);
      expect(text).toMatch(
        /листы «Бухгалтерии для сельхозорганизаций» и замечания «Контроля строительных работ» ждут связи в браузере телефона/,
      );
    }
    // Neither of the two has a mobile application.
    for (const file of ['content/news/bso-posevnaya.html', 'content/news/ksr-zamechaniya-s-foto.html'])
      expect(readPlain(file)).toMatch(/нет связи, [^.;]*в браузере телефона/);
  });

  it('warns of the end of a subscription above every page, by tariff and day', () => {
    expect(sentencesOn(/над списком приложений/i)).toEqual([]);
    expect(sentencesOn(/день закрытия доступа/i)).toEqual([]);
  });

  it('writes of substantial changes of the agreement alone, as the agreement says', () => {
    expect(sentencesOn(/о новой редакции сообщ/i)).toEqual([]);
    expect(readPlain('content/static/user-agreement.html')).toContain('О существенных изменениях Оператор сообщает');
    expect(readPlain('content/articles/info_user_agreement.html')).toContain(
      'о существенных изменениях пишем на почту',
    );
  });

  it('promises a partner in no town: the directory has only some', () => {
    const near = /в (?:вашем|своём) городе|рядом с вами/i;
    expect(without(near, /обслуживайте их в своём городе|удобнее проводить лично/)).toEqual([]);
  });

  it('warns of works by an announcement: among the news are only works that are over', () => {
    const warned = /предупре(?:ждаем|ждали|дили|дим)[^.]*(?:новост|\d ноября|в июле)/i;
    expect(without(warned, /объявлением|мы продлили/)).toEqual([]);
  });

  it('names the same reasons for which somebody looks into the data', () => {
    const looking = /смотр\p{L}* в (?:ваши )?базы|не просматривает данные/iu;
    expect(sentencesOn(looking).length).toBeGreaterThan(2);
    expect(without(looking, /заявк.*сбо.*закон|закон.*заявк/i)).toEqual([]);
  });

  it('ends the session of a foreign computer with the tab as well as with the browser', () => {
    const closing = /сеанс[^.]*(?:при закрытии|закрываете|закроете)/i;
    expect(sentencesOn(closing).length).toBeGreaterThan(2);
    expect(without(closing, /вкладк.*браузер/i)).toEqual([]);
  });

  it('begins a trial with a tariff as well as without one', () => {
    expect(sentencesOn(/если (?:тариф )?не указать[^.]*пробный/i)).toEqual([]);
    expect(sentencesOn(/без тарифа он начнётся тоже/i)).toHaveLength(1);
  });
});
