import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { UserInfo } from '../../../contract/identity.ts';
import { answerCalls, json, openSite, person } from '../../app/testing/open-site.tsx';

const noApplications = { content: [], facets: [], page: 1, count: 50, totalPages: 0, totalElements: 0 };

async function open(address: string, roles: UserInfo['roles'], subscribers: UserInfo['subscribers'] = []) {
  answerCalls({
    '/service/bl/get/applications': () => json(noApplications),
    '/service/bl/get/subscriptions': () => json([]),
  });
  await openSite(address, { ...person, roles, subscribers });
}
const main = page.getByRole('main');
const add = main.getByRole('link', { name: 'Добавить приложение' });

it('a partner without an organisation is led to the cabinet and offered no application', async () => {
  await open('/my', ['subscriber', 'partner']);
  await expect.element(main.getByText(/Вы\sработаете в\sкабинете партнёра\./)).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Открыть кабинет партнёра' }))
    .toHaveAttribute('href', '/partner');
  await expect.element(add).not.toBeInTheDocument();
});

it('an operator and an editor are led to the console', async () => {
  await open('/my', ['subscriber', 'editor']);
  await expect.element(main.getByRole('link', { name: /^Открыть консоль/ })).toHaveAttribute('href', '/console');
  await expect.element(add).not.toBeInTheDocument();
});

it('a person put out of the only organisation is not told that this will pass', async () => {
  await open('/my', ['subscriber']);
  await expect.element(main.getByText(/Вы\sне\sсостоите ни\sв\sодной организации\./)).toBeVisible();
  await expect.element(add).not.toBeInTheDocument();
});

it('a person of an organisation is offered the first application', async () => {
  await open('/my', ['subscriber'], person.subscribers);
  await expect.element(add).toBeVisible();
});

it('without an organisation no subscription is promised', async () => {
  await open('/subscriptions', ['subscriber', 'partner']);
  await expect.element(main.getByText(/вы\sни\sв\sодной не\sсостоите\./)).toBeVisible();
  await expect.element(main.getByText(/Как только она начнётся/)).not.toBeInTheDocument();
});
