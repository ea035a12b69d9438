import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FoundItem, FoundKind } from '../../../contract/search.ts';
import { setTransport } from '../../app/calls/api.ts';
import { CallFailure } from '../../app/calls/call-failure.ts';
import { createQueryClient } from '../../app/calls/query-client.ts';
import { setSession } from '../../app/session/index.ts';
import { askedSearch } from './asked-search.ts';
import { SearchForm } from './parts/search-form.tsx';
import { SearchResults } from './parts/search-results.tsx';
import { searchQueries } from './queries.ts';

interface Asking {
  readonly id: string;
  readonly query: string;
  readonly answer: (...items: readonly FoundItem[]) => void;
  readonly fail: () => void;
}

const person = {
  id: '1',
  name: 'Асель',
  login: 'assel',
  email: null,
  subscribers: [],
  roles: [],
  isForeignComputer: false,
};
const visitor = { restoring: false, user: null, isForeignComputer: false };

let asked: Asking[] = [];
beforeEach(() => {
  asked = [];
  setSession(visitor);
  setTransport(
    (call, { params, query }) =>
      new Promise((resolve, reject) => {
        const typed = String(params?.query ?? query?.query);
        const answer = (...content: readonly FoundItem[]) => resolve(pageOf(content));
        const fail = () => reject(new CallFailure({ status: 503 }));
        asked.push({ id: call.id, query: typed, answer, fail });
      }),
  );
});

afterEach(() => void vi.restoreAllMocks());

const pageOf = (content: readonly FoundItem[], understoodAs: string | null = null) => ({
  ...{ content: [...content], page: 1, count: 10, totalPages: 1, totalElements: content.length },
  ...{ partial: false, understoodAs },
});
const item = (title: string, type: FoundKind = 'article', more: Partial<FoundItem> = {}): FoundItem => ({
  ...{ type, title, url: `/articles/${title}`, publishDate: null, note: null, logoUrl: null, snippet: '' },
  ...more,
});

const query = (text: string) => asked.find((one) => one.query === text);

async function show(address: string, client: QueryClient = createQueryClient()) {
  const search = askedSearch(new URL(address, 'http://x').searchParams);
  if (!search) throw new Error(`${address} is no search`);
  const screen = (
    <QueryClientProvider client={client}>
      <SearchForm asked={search} />
      <SearchResults asked={search} />
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [address] });
  await render(<RouterProvider router={router} />);
  return client;
}

const field = page.getByRole('combobox').first();
const option = (name: string) => page.getByRole('option', { name });

test('suggestions stay until those of the longer text come, and a late answer to a shorter one changes nothing (spec: search.suggestions)', async () => {
  await show('/search');
  await userEvent.type(field, 'касса');
  await expect.poll(() => query('касса')).toBeDefined();
  query('касса')?.answer(item('Касса: порядок', 'article'), item('Касса и склад', 'partner'));
  await expect.element(option('Касса и склад Партнёр')).toBeVisible();
  await userEvent.type(field, ' п');
  await expect.poll(() => query('касса п')).toBeDefined();
  await expect.element(option('Касса и склад Партнёр')).toBeVisible();
  await userEvent.type(field, 'о');
  await expect.poll(() => query('касса по')).toBeDefined();
  query('касса по')?.answer(item('Касса: порядок'));
  await expect.element(option('Касса и склад Партнёр')).not.toBeInTheDocument();
  query('касса п')?.answer(item('Касса и склад', 'partner'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Касса: порядок Статья')).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant');
  await expect.element(option('Касса и склад Партнёр')).not.toBeInTheDocument();
});

test('suggestions stay when those of the longer text fail to come, and those of another word do not', async () => {
  const client = await show('/search');
  const failed = async (text: string) => {
    query(text)?.fail();
    const { queryKey } = searchQueries.suggest({ text }, false);
    await expect.poll(() => client.getQueryState(queryKey)?.status).toBe('error');
  };
  await userEvent.type(field, 'касса');
  await expect.poll(() => query('касса')).toBeDefined();
  query('касса')?.answer(item('Касса: порядок'));
  await expect.element(option('Касса: порядок Статья')).toBeVisible();
  await userEvent.type(field, ' п');
  await expect.poll(() => query('касса п')).toBeDefined();
  await failed('касса п');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('Касса: порядок Статья')).toHaveAttribute('aria-selected', 'true');
  await userEvent.type(field, 'о');
  await expect.poll(() => query('касса по')).toBeDefined();
  query('касса по')?.answer(item('Касса: порядок на каждый день'));
  await expect.element(option('Касса: порядок на каждый день Статья')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'отпуск');
  await expect.poll(() => query('отпуск')).toBeDefined();
  await failed('отпуск');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('suggestions come from the first letter on and stay while the second is typed (spec: search.suggestions)', async () => {
  await show('/search');
  await userEvent.type(field, 'к');
  await expect.poll(() => query('к')).toBeDefined();
  query('к')?.answer(item('Касса: порядок'));
  await expect.element(option('Касса: порядок Статья')).toBeVisible();
  await userEvent.type(field, 'а');
  await expect.poll(() => query('ка')).toBeDefined();
  await expect.element(option('Касса: порядок Статья')).toBeVisible();
});

test('suggestions of one word do not come back for another', async () => {
  await show('/search');
  await userEvent.type(field, 'касса');
  await expect.poll(() => query('касса')).toBeDefined();
  query('касса')?.answer(item('Касса: порядок'));
  await expect.element(option('Касса: порядок Статья')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'отпуск');
  await expect.poll(() => query('отпуск')).toBeDefined();
  await expect.element(option('Касса: порядок Статья')).not.toBeInTheDocument();
});

test('a person sees what visitors find until the own answer comes by a call that is not stored (spec: search.hidden)', async () => {
  const client = createQueryClient();
  const address = '/search?q=подписка';
  const search = askedSearch(new URL(address, 'http://x').searchParams);
  if (search) client.setQueryData(searchQueries.find(search).queryKey, pageOf([item('Подписка заканчивается')]));
  await show(address, client);
  await expect.element(page.getByRole('link', { name: 'Подписка заканчивается' })).toBeVisible();
  expect(asked).toEqual([]);
  setSession({ ...visitor, user: person });
  await expect.poll(() => asked.map(({ id }) => id)).toEqual(['search.findSignedIn']);
  await expect.element(page.getByRole('link', { name: 'Подписка заканчивается' })).toBeVisible();
  await expect.element(page.getByRole('region')).not.toHaveAttribute('aria-busy');
  asked[0]?.answer(item('Где посмотреть срок подписки?', 'question'), item('Подписка заканчивается'));
  await expect.element(page.getByRole('link', { name: 'Где посмотреть срок подписки?' })).toBeVisible();
  await expect.element(page.getByText('Вопрос')).toBeVisible();
});

test('«nothing» is not said to a person before the own answer', async () => {
  const client = createQueryClient();
  const address = '/search?q=бессрочная';
  const search = askedSearch(new URL(address, 'http://x').searchParams);
  if (search) client.setQueryData(searchQueries.find(search).queryKey, pageOf([]));
  setSession({ ...visitor, user: person });
  await show(address, client);
  await expect.poll(() => asked).toHaveLength(1);
  await expect.element(page.getByText('Ничего не найдено')).not.toBeInTheDocument();
  asked[0]?.answer();
  await expect.element(page.getByText('Ничего не найдено')).toBeVisible();
});

test('a corrected query is told, with the way back to what was typed; each kind has what places it (spec: search.list)', async () => {
  const client = createQueryClient();
  const address = '/search?q=аптэка';
  const search = askedSearch(new URL(address, 'http://x').searchParams);
  const found = [
    item('Учёт для аптек', 'solution', { logoUrl: '/media/logos/apteka.svg' }),
    item('Аптечный учёт', 'partner', { note: 'Алматы' }),
    item('Аналоги', 'news', { publishDate: '2026-04-02' }),
  ];
  if (search) client.setQueryData(searchQueries.find(search).queryKey, pageOf(found, 'аптека'));
  await show(address, client);
  await expect.element(page.getByText(/Показано по\sзапросу «аптека»/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Искать «аптэка»' }))
    .toHaveAttribute('href', `/search?q=${encodeURIComponent('аптэка')}&exact=1`);
  await expect.element(page.getByText('Партнёр · Алматы')).toBeVisible();
  await expect.element(page.getByText('Новость · 2 апреля 2026 г.')).toBeVisible();
  expect(document.querySelector('li img')?.getAttribute('src')).toBe('/media/logos/apteka.svg');
  expect(document.querySelectorAll('time')).toHaveLength(1);
});

test.each([
  ['(pointer: coarse)', false],
  ['(pointer: fine)', true],
])('the keyboard of a phone does not stay over what is found: %s', async (kind, stays) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: media === kind }) as MediaQueryList);
  await show('/search');
  await userEvent.type(field, 'касса{Enter}');
  await expect.poll(() => document.activeElement === field.element()).toBe(stays);
});
