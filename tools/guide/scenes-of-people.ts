import type { Page } from '@playwright/test';
import { button, openDialog, openRow, type Scene } from './scene.ts';

/** What the demo makes in one moment has no order of its own. */
const byName = 'sort=name&order=ASC';

const openDemoPerson = (page: Page) => openRow(page, /Марина Ковалёва/);
async function openQuestion(page: Page): Promise<void> {
  await openRow(page, 'Айгуль Сапарова');
  await page
    .getByRole('textbox', { name: /Текст\sответа/ })
    .fill('Айгуль, здравствуйте! Да, обе организации открываются под одним логином.');
}

/** The portal counts its days once a minute. */
async function countedDays(page: Page): Promise<void> {
  const counted = page.getByText(/^Графики\sпосчитаны/);
  for (let attempt = 0; attempt < 30; attempt += 1) {
    if (
      await counted.waitFor({ timeout: 4_000 }).then(
        () => true,
        () => false,
      )
    )
      break;
    await page.reload();
  }
  await page.locator('main svg text').first().waitFor();
}

const openCedar = (page: Page) => openRow(page, /Кедр и партнёры/);

export const scenesOfPeople: readonly Scene[] = [
  { name: 'users', address: `/users?${byName}`, mark: (page) => page.getByRole('textbox', { name: /Поиск/ }).first() },
  { name: 'user', address: '/users', act: openDemoPerson, height: 1000 },
  {
    name: 'user-block',
    address: '/users',
    act: async (page) => {
      await openDemoPerson(page);
      await openDialog(page, 'Заблокировать');
    },
  },
  {
    name: 'user-erase',
    address: '/users',
    act: async (page) => {
      await openDemoPerson(page);
      await openDialog(page, 'Удалить учётную запись');
      await page.getByText(/Удалится сама запись/).waitFor();
    },
  },
  {
    name: 'user-roles',
    address: '/users',
    act: async (page) => {
      await openDemoPerson(page);
      await openDialog(page, 'Сменить роли');
    },
  },
  { name: 'organizations', address: '/subscribers' },
  { name: 'organization', address: '/subscribers', act: openCedar, height: 1000 },
  { name: 'organization-new', address: '/subscribers/create', height: 620 },
  {
    name: 'member-move',
    address: '/users',
    act: async (page) => {
      await openDemoPerson(page);
      await openDialog(page, 'Перевести');
    },
  },
  {
    name: 'subscription-give',
    address: '/subscribers',
    act: async (page) => {
      await openCedar(page);
      await openDialog(page, /^Добавить\sподписку/);
    },
  },
  { name: 'subscriptions', address: '/subscriptions?sort=dateEnd&order=ASC' },
  { name: 'subscription', address: '/subscriptions', act: (page) => openRow(page, /Маркировка/) },
  { name: 'applications', address: '/applications' },
  { name: 'application', address: '/applications', act: (page) => openRow(page, /^Аптека на/), height: 620 },
  { name: 'partner', address: '/service-partners', act: (page) => page.getByRole('row').nth(1).click(), height: 900 },
  { name: 'invitations', address: '/invitations' },
  { name: 'audit', address: '/audit' },
  {
    name: 'audit-row',
    address: '/audit',
    act: async (page) => {
      await page.getByRole('row').nth(1).click();
      await page.getByRole('link', { name: /история\sэтого/ }).waitFor();
    },
  },
  {
    name: 'dashboard',
    address: '/',
    height: 1000,
    act: countedDays,
  },
  { name: 'mails', address: '/mails' },
  { name: 'letter-templates', address: '/letter-templates' },
  { name: 'state', address: '/installation', height: 480 },
  { name: 'jobs', address: '/jobs' },
  { name: 'opening', address: '/opening' },
  { name: 'synonyms', address: '/synonyms' },
  { name: 'phrases', address: '/phrases/question:303' },
  { name: 'enquiries', address: '/enquiries' },
  { name: 'enquiry', address: '/enquiries', height: 960, act: openQuestion },
  {
    name: 'phone-enquiry',
    address: '/enquiries',
    isPhone: true,
    act: async (page) => {
      await page.getByText('Светлана Пак').first().click();
      await button(page, 'Взять себе').waitFor();
    },
  },
  { name: 'phone-user', address: `/users?${byName}`, isPhone: true },
  { name: 'dark', address: '/subscribers', isDark: true, act: openCedar },
];
