import { existsSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import solutions from '../../../../content/solutions.json' with { type: 'json' };
import { StandPage, type StandPageProps, type StandScreen } from './index.ts';

function standScreens(code: string): StandScreen[] {
  const file = new URL(`../../../../content/stands/${code}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function render(code: string, currentScreen: string, demo = false, more: Partial<StandPageProps> = {}): string {
  const solution = solutions.find((one) => one.code === code) ?? { code, title: code, name: code };
  return renderToStaticMarkup(
    <StandPage
      solution={solution}
      screens={standScreens(code)}
      currentScreen={currentScreen}
      application={{ name: 'Кедр, основная база', number: 20417 }}
      subscriberName="ТОО «Кедр и партнёры»"
      demo={demo}
      links={{
        screen: (id) => `/portal/a/${code}/20417?screen=${id}`,
        logo: `/logos/${code}.svg`,
        back: '/portal/my',
        path: `/portal/a/${code}/20417`,
        help: '/portal/help',
      }}
      {...more}
    />,
  );
}

const all = solutions.flatMap(({ code }) => standScreens(code).map((screen) => [code, screen.id] as const));

describe('a page of the stand', () => {
  it.each(all)('%s/%s is plain HTML that a strict policy admits', (code, id) => {
    const html = render(code, id);
    expect(html).not.toMatch(/ style=|<script|<style| on[a-z]+=|NaN|undefined/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toContain('Учебный стенд: данные вымышлены, на\u00A0нём всегда 20\u00A0ноября 2026\u00A0года');
    expect(html.includes('Сохранённое живёт, пока открыто это окно')).toBe(html.includes('<form'));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('prints the totals it has computed', () => {
    expect(render('ea', 'sales')).toContain('9\u00A0703\u00A0400');
    expect(render('ea', 'balance').match(/40\u00A0700\u00A0980/g)).toHaveLength(2);
  });

  it('leads by the links it was given and shows whose application it is', () => {
    const html = render('ea', 'sales');
    expect(html).toContain('href="/portal/a/ea/20417?screen=card"');
    expect(html).toContain('href="/portal/my"');
    expect(html).toContain('20417');
    expect(html).toContain('ТОО\u00A0«Кедр и\u00A0партнёры»');
  });

  it('shows the start page for an unknown screen and nothing for an unknown solution', () => {
    expect(render('ea', 'nothing')).toContain('>Начало работы</h1>');
    expect(render('unknown', 'start')).toBe('');
  });

  it('leads a demo back to the solution and shows it no number', () => {
    const html = render('ea', 'start', true);
    expect(html).toContain('К\u00A0описанию решения');
    expect(html).not.toContain('№\u00A020417');
  });
});

describe('what a stand offers to change', () => {
  const cards = all.filter(([code, id]) => standScreens(code).find((one) => one.id === id)?.kind === 'card');
  const saved = { saved: '1', f2: 'Без договора', f4: '24.11.2026', f0: 'АО «Сигнал-7»', f3: 'Нет такого склада' };

  it.each(cards)('%s/%s saves its card and says how long it is kept', (code, id) => {
    const html = render(code, id);
    expect(html).toMatch(/<button[^>]*type="submit" form="stand-card"/);
    expect(html).toMatch(/name="f\d"/);
    expect(html).not.toMatch(/<input[^>]*name="f\d"[^>]*readOnly/i);
  });

  it('shows what was saved in the card and in the journal, and takes it along by every link', () => {
    const card = render('ea', 'card', false, { entered: saved });
    expect(card).toMatch(/<option selected="">Без договора|value="24\.11\.2026"/);
    expect(card).toContain('value="24.11.2026"');
    expect(card).toMatch(/<option[^>]*selected=""[^>]*>Основной склад/);
    expect(card).toContain('value="ТОО «Степной ветер»"');
    const journal = render('ea', 'sales', false, { entered: saved });
    for (const [, href = ''] of journal.matchAll(/href="(\/portal\/a\/ea[^"]*)"/g))
      expect(href).toContain('f4=24.11.2026');
    expect(render('ea', 'sales', false, { entered: { f4: '24.11.2026' } })).not.toContain('f4=');
  });

  it('gives the state of the card to the rows that had it, and to no row that tells of something else', () => {
    const stateOf = (code: string, screen: string, name: RegExp, pressed: boolean) =>
      new RegExp(`${name.source}[\\s\\S]*?_status_[^>]*>(?:<svg[\\s\\S]*?</svg>)?([^<]*)`).exec(
        render(code, screen, false, pressed ? { entered: { saved: '1' } } : {}),
      )?.[1];
    expect(stateOf('ksr', 'acts', /Акт\s7/, false)).toBe('На подписи');
    expect(stateOf('ksr', 'acts', /Акт\s7/, true)).toBe('Подписан');
    expect(stateOf('ksr', 'works', /Кладка наружных стен/, true)).toBe('По графику');
    expect(stateOf('bso', 'sheets', /Лист\s642/, true)).toBe('Норма');
  });

  it.each([
    ['ksr', /Подписать акт\s7\sу\sзаказчика/],
    ['mrk', /Принять приёмку\s318/],
    ['bgu', /Провести счёт/],
    ['bso', /Принять учётный лист\s642/],
  ])(
    '%s: the task that the card ends is done once the card was saved, and the card is only saved then',
    (code, task) => {
      const pressed = { entered: { saved: '1' } };
      const stateOf = (html: string) =>
        new RegExp(`${task.source}[\\s\\S]*?_tag_[^>]*>(?:<svg[\\s\\S]*?</svg>)?([^<]*)`).exec(html)?.[1];
      expect(stateOf(render(code, 'start'))).toMatch(/Сегодня|Скоро срок/);
      expect(stateOf(render(code, 'start', false, pressed))).toBe('Выполнено');
      expect(render(code, 'card')).not.toContain('>Записать и закрыть<');
      expect(render(code, 'card', false, pressed)).toContain('>Записать и закрыть<');
    },
  );

  it('takes nothing odd from the address', () => {
    const odd = { saved: '1', f0: ['а'], f1: '1', f4: 'я'.repeat(101), f99: 'x', __proto__: 'x' };
    expect(render('ea', 'card', false, { entered: odd })).toContain('value="23.11.2026, до обеда"');
    expect(render('ea', 'card', false, { entered: { saved: '1', f4: '"><script>' } })).not.toContain('<script');
  });

  it('offers a new document nowhere: what opens an old one says so', () => {
    for (const [code, id] of all)
      expect(render(code, id)).not.toMatch(/_button_[^>]*>(?:Нов|Созда|Нач|Состав)[^<]*<\/a>/);
  });
});

describe('the stand of a new application', () => {
  it.each(all)('%s/%s has nobody else\u2019s documents and a next step', (code, id) => {
    const filled = standScreens(code).find((one) => one.id === id);
    const html = render(code, id, false, { isEmpty: true });
    expect(html).toContain('Документов пока нет');
    expect(html).not.toMatch(/<table|<form|<select|₸|2026-|ТОО\s«(?!Кедр)/);
    if (filled?.kind === 'journal') expect(html).toContain('?screen=start"');
    if (filled?.kind === 'dashboard') expect(html).toContain('href="/portal/help"');
  });
});
