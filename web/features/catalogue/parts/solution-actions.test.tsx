import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { UserInfo } from '../../../../contract/identity.ts';
import { DemoPanel } from './demo-panel.tsx';
import { SolutionActions } from './solution-actions.tsx';

const here = vi.hoisted(() => ({ user: null as unknown }));
vi.mock('../../../app/session/index.ts', () => ({ useSession: () => here }));

const person: Pick<UserInfo, 'name' | 'login' | 'subscribers'> = {
  name: 'Марина',
  login: 'demo',
  subscribers: [{ id: 's1', name: 'ТОО «Кедр»', code: 'K-1' }],
};
const solution = { code: 'ea', title: 'Бухгалтерия для бизнеса', logoUrl: '/media/logos/ea.svg', enableDemo: true };

function render(user: unknown, enableDemo = true): string {
  here.user = user;
  const shown = { ...solution, enableDemo };
  return renderToStaticMarkup(
    <>
      <SolutionActions solution={shown} />
      <DemoPanel solution={shown} />
    </>,
  );
}

describe('what one can do with a solution', () => {
  it('is for a visitor the way to sign-in and back, and nothing else', () => {
    for (const enableDemo of [true, false]) {
      const html = render(null, enableDemo);
      expect(html).toContain('<a href="/login?from=%2Fsolutions%2Fea"');
      expect(html).not.toMatch(/Добавить|Попробовать демо|begin_work|Выбрать партнёра/);
    }
  });

  it('is for a person to add it or to try the demo in a new tab', () => {
    const html = render(person);
    expect(html).toMatch(/<button [^>]*>.*Добавить/);
    expect(html).toMatch(/<a href="\/apps\/begin_work\/ea"[^>]* target="_blank"/);
    expect(html).not.toContain('Начать работу');
  });

  it('is without an organisation the demo alone, and why', () => {
    const html = render({ ...person, subscribers: [] });
    expect(html).toContain('<a href="/apps/begin_work/ea"');
    expect(html).toMatch(/вы\sни\sв\sодной не\sсостоите/);
    expect(html).not.toMatch(/<button/);
  });

  it('names the partner where there is no demo', () => {
    const html = render(person, false);
    expect(html).toContain('подключает партнёр');
    expect(html).toContain('<a href="/register/browse_partners"');
    expect(html).not.toMatch(/Добавить|Попробовать демо|Начать работу/);
  });

  it('is held until the session is known', () => {
    expect(render(null).match(/class="[^"]*\bheld\b/g)).toHaveLength(2);
  });
});
