import type { Application } from '../../../../contract/applications.ts';

/** An application for a test, ready unless said otherwise. */
export function anApplication(changes: Partial<Application> = {}): Application {
  const { id = '20001', type = 'ea' } = changes;
  return {
    id,
    code: null,
    name: `База ${id}`,
    type,
    solutionCode: type,
    title: 'Бухгалтерия для бизнеса',
    url: `https://portal.example/a/${type}/${id}`,
    startUrl: `/a/${type}/${id}`,
    logoUrl: `/media/logos/${type}.svg`,
    status: 'ready',
    subscriberId: 'cedar',
    subscriberName: 'ТОО «Кедр»',
    createdAt: '2026-11-21T00:00:00.000Z',
    ...changes,
  };
}
