import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnOrganization } from '../../../contract/partner-cabinet-card.ts';
import { resetPersonalData } from '../../app/calls/personal-data.ts';
import { sessionState, setSession } from '../../app/session/index.ts';
import { answerCalls, json, openSite, person } from '../../app/testing/open-site.tsx';

const partner = { ...person, roles: ['partner' as const] };
const another = { ...partner, id: 'p2', name: 'Тимур', login: 'timur' };
const properties = { phone: '+7 (701) 123-45-67', mail: 'a@example.kz', site: '', description: 'Как было' };
const card: OwnOrganization = {
  id: 7,
  name: 'ТОО «Баланс»',
  city: 'Астана',
  published: true,
  version: 3,
  savedWith: null,
  properties,
};

const description = page.getByLabelText('Описание');
const heading = page.getByRole('heading', { level: 1 });
const unsaved = page.getByText(/ввели раньше и\sне\sсохранили/);
const save = page.getByRole('button', { name: 'Сохранить' });

/** The card as the server has it; what is saved has a newer version. */
function serve(first = card): { card: OwnOrganization } {
  const server = { card: first };
  answerCalls({
    '/service/bl/partner/organization': () => json({ ...server.card, success: true }),
    '/service/bl/partner/summary': () => json({ customers: 0, invitations: 0, months: [] }),
  });
  return server;
}

beforeEach(() => sessionStorage.clear());

describe('what is typed into the card and not saved', () => {
  it('is called unsaved on the way back until it has been saved, for the fields look like the card', async () => {
    const server = serve();
    const { router } = await openSite('/partner/organization', partner);
    await description.fill('Новые слова');
    await expect.element(unsaved).not.toBeInTheDocument();
    await router.navigate('/partner/customers');
    await expect.element(heading).toHaveTextContent('Клиенты');
    await router.navigate('/partner/organization');
    await expect.element(unsaved).toBeInTheDocument();
    server.card = { ...card, version: 4, properties: { ...properties, description: 'Новые слова' } };
    await save.click();
    await expect.element(page.getByText(/Карточка сохранена/).first()).toBeInTheDocument();
    await expect.element(unsaved).not.toBeInTheDocument();
  });

  it('stands as it was stored when it has been saved', async () => {
    const server = serve();
    await openSite('/partner/organization', partner);
    const city = page.getByLabelText('Город');
    await city.fill('г. АЛМАТЫ');
    server.card = { ...card, version: 4, city: 'Алматы' };
    await save.click();
    await expect.element(page.getByText(/Карточка сохранена/).first()).toBeInTheDocument();
    await expect.element(city).toHaveValue('Алматы');
  });

  it('is there on the way back and after a reload', async () => {
    serve();
    const { router } = await openSite('/partner/organization', partner);
    await description.fill('Новые слова');
    await router.navigate('/partner/customers');
    await expect.element(heading).toHaveTextContent('Клиенты');
    await router.navigate('/partner/organization');
    await expect.element(description).toHaveValue('Новые слова');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await router.navigate('/partner/customers');
    await openSite('/partner/organization', partner);
    await expect.element(description.last()).toHaveValue('Новые слова');
  });

  it('is forgotten when it has been saved, and where it was typed over an older card', async () => {
    const server = serve();
    const { router } = await openSite('/partner/organization', partner);
    await description.fill('Новые слова');
    server.card = { ...card, version: 4, properties: { ...properties, description: 'Новые слова' } };
    await save.click();
    await expect.element(page.getByText(/сохранен/i)).toBeInTheDocument();
    await description.fill('Ещё новее');
    await router.navigate('/partner/customers');
    await expect.element(heading).toHaveTextContent('Клиенты');
    server.card = { ...server.card, version: 5, properties: { ...properties, description: 'Слова коллеги' } };
    await openSite('/partner/organization', partner);
    await expect.element(description.last()).toHaveValue('Слова коллеги');
  });

  it('is neither shown to another person who signs in beside the page, nor saved into the card of that person', async () => {
    const server = serve();
    const { router } = await openSite('/partner/organization', partner);
    await description.fill('Слова первого');
    server.card = {
      ...card,
      id: 8,
      name: 'ТОО «Другое»',
      properties: { ...properties, description: 'Слова второго' },
    };
    resetPersonalData();
    setSession({ ...sessionState(), user: another });
    await expect.element(description).toHaveValue('Слова второго');
    await expect.element(page.getByLabelText('Название')).toHaveValue('ТОО «Другое»');
    await router.navigate('/partner/customers');
    await router.navigate('/partner/organization');
    await expect.element(description).toHaveValue('Слова второго');
  });

  it('stays where a colleague of the same partner signs in to the tab and leaves the card again', async () => {
    serve();
    const { router } = await openSite('/partner/organization', partner);
    await description.fill('Слова первого');
    resetPersonalData();
    setSession({ ...sessionState(), user: another });
    await expect.element(description).toHaveValue('Как было');
    await router.navigate('/partner/customers');
    await expect.element(heading).toHaveTextContent('Клиенты');
    resetPersonalData();
    setSession({ ...sessionState(), user: partner });
    await router.navigate('/partner/organization');
    await expect.element(description).toHaveValue('Слова первого');
  });
});
