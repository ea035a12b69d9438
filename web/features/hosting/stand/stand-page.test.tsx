import { existsSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import solutions from '../../../../content/solutions.json' with { type: 'json' };
import { StandPage, type StandScreen } from './index.ts';

function standScreens(code: string): StandScreen[] {
  const file = new URL(`../../../../content/stands/${code}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function render(code: string, currentScreen: string, demo = false): string {
  const solution = solutions.find((one) => one.code === code) ?? { code, title: code, name: code };
  return renderToStaticMarkup(
    <StandPage
      solution={solution}
      screens={standScreens(code)}
      currentScreen={currentScreen}
      application={{ name: 'Кедр, основная база', number: 20417 }}
      subscriberName="ТОО «Кедр и партнёры»"
      demo={demo}
      links={{ screen: (id) => `/portal/a/${code}/20417?screen=${id}`, logo: `/logos/${code}.svg`, back: '/portal/my' }}
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
    expect(html).toContain('Учебный стенд: данные вымышлены, изменения не\u00A0сохраняются');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('prints the totals it has computed', () => {
    expect(render('ea', 'sales')).toContain('9\u00A0703\u00A0400');
    expect(render('ea', 'balance').match(/44\u00A0313\u00A0700/g)).toHaveLength(2);
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
    expect(html).toContain('К описанию решения');
    expect(html).not.toContain('№\u00A020417');
  });
});
