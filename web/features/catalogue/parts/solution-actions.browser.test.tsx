import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Solution } from '../../../../contract/catalogue.ts';
import { sessionState, setSession } from '../../../app/session/index.ts';
import { answerCalls, json, openSite, person } from '../../../app/testing/open-site.tsx';

const solution: Solution = {
  code: 'ea',
  type: 'ea',
  category: 'commercial',
  title: 'Бухгалтерия для бизнеса',
  name: 'Бухгалтерия',
  logoUrl: '/media/logos/ea.svg',
  url: '/solutions/ea',
  startUrl: null,
  shortDescription: 'Учёт',
  enableDemo: true,
  screenShots: [],
  fullDescription: '<p>Учёт</p>',
  possibilities: '',
  mobileApp: null,
};

it('a dialog that one person has filled in is not sent by another who signs in beside it', async () => {
  answerCalls({ '/api/v1/solutions/ea': () => json(solution) });
  await openSite('/solutions/ea', person);
  await page.getByRole('button', { name: 'Добавить' }).click();
  const name = page.getByRole('dialog').getByLabelText('Название');
  await name.fill('Касса Марины');
  setSession({ ...sessionState(), user: { ...person } });
  await expect.element(name).toHaveValue('Касса Марины');
  setSession({ ...sessionState(), user: { ...person, id: 'p2', name: 'Тимур' } });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
