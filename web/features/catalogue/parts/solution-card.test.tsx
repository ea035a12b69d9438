import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type CardItem, SolutionCard } from './solution-card.tsx';

const solution: CardItem = {
  code: 'ea',
  type: 'ea',
  title: 'Бухгалтерия для бизнеса',
  shortDescription: 'Учёт, налоги и отчётность.',
  logoUrl: '/portal/media/logos/ea.svg',
  startUrl: null,
  screenShots: true,
};

function render(changes: Partial<CardItem> = {}): string {
  return renderToStaticMarkup(
    <SolutionCard headingLevel={2} solution={{ ...solution, ...changes }} onShowScreens={() => undefined} />,
  );
}

describe('a card of a solution', () => {
  it('shows logo, title and text, and leads to the page of the solution', () => {
    const html = render();
    expect(html).toContain('<img src="/portal/media/logos/ea.svg" alt="" width="56" height="56" loading="lazy"/>');
    expect(html).toMatch(/<h2 [^>]*>Бухгалтерия для бизнеса<\/h2>/);
    expect(html).toContain('Учёт, налоги и отчётность.');
    expect(html).toMatch(/<a href="\/solutions\/ea" class="go"[^>]*>Начать работу</);
    expect(html).not.toContain('target=');
  });

  it('names the link by its words and the title', () => {
    const html = render();
    const [, go = '', title = ''] = /aria-labelledby="(\S+-go) (\S+-title)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<a [^>]*id="${go}"`));
    expect(html).toMatch(new RegExp(`<h2 [^>]*id="${title}"`));
  });

  it('offers the screens only where there are some', () => {
    expect(render()).toMatch(/Ознакомиться.*Экраны приложений/);
    const without = render({ screenShots: false });
    expect(without).toContain('Ознакомиться');
    expect(without).not.toContain('Экраны приложений');
  });

  it('opens an item without a code at its own address in a new tab', () => {
    const html = render({ code: null, startUrl: 'https://start.example/ea' });
    expect(html).toMatch(/<a href="https:\/\/start\.example\/ea" class="go"[^>]* target="_blank"/);
    expect(html).toContain('(откроется в\u00a0новой вкладке)');
  });

  it('has no styles or scripts in its markup', () => {
    expect(render()).not.toMatch(/ style=|<script| on[a-z]+=/);
  });
});
