import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ApplicationStatus } from '../../../../contract/applications.ts';
import { siteSettingsQuery } from '../../../app/calls/site-settings.ts';
import { anApplication } from '../testing/an-application.ts';
import { ApplicationCard } from './application-card.tsx';

function draw(status: ApplicationStatus, withSubscriber = false): string {
  const queryClient = new QueryClient();
  const settings = { supportMailto: 'help@schety.example' };
  queryClient.setQueryData(siteSettingsQuery().queryKey, settings as never);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <ApplicationCard
        application={anApplication({ name: 'Кедр, основная', status })}
        withSubscriber={withSubscriber}
        withDetails
        withScreens
        onRename={() => undefined}
        onScreens={() => undefined}
      />
    </QueryClientProvider>,
  );
  return html.replaceAll('\u00a0', ' ');
}

describe('a card', () => {
  it('of a ready application starts it in a new tab', () => {
    const html = draw('ready');
    expect(html).toMatch(/<a[^>]+href="\/a\/ea\/20001"[^>]*target="_blank"/);
    expect(html).toContain('Запустить');
  });

  it.each([
    ['preparation', 'Готовится.', 'Создаём базу, обычно это до трёх минут. Страницу можно закрыть.'],
    ['error', 'Не создано', 'Напишите в поддержку'],
    ['closed', 'Доступ закрыт', 'через 45 дней после окончания последней подписки организации. Данные сохранены'],
  ] as const)('of one in «%s» says so and does not start it', (status, heading, words) => {
    const html = draw(status);
    expect(html).toContain(heading);
    expect(html).toContain(words);
    expect(html).not.toContain('Запустить');
    expect(html).not.toContain('/a/ea/20001"');
  });

  it('of a failed application leads to the support', () => {
    expect(draw('error')).toContain('href="mailto:help@schety.example"');
  });

  it('names the organisation only to a person of several', () => {
    expect(draw('ready', true)).toContain('ТОО «Кедр»');
    expect(draw('ready')).not.toContain('ТОО «Кедр»');
  });
});
