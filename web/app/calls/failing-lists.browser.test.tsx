import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json, openSite, person } from '../testing/open-site.tsx';

const heading = page.getByRole('heading', { level: 1 });
const retry = page.getByRole('main').getByRole('button', { name: 'Повторить' });
const warn = vi.spyOn(console, 'warn');
const failed = () => json({ code: 'common.unavailable', message: 'Сервис недоступен.' }, 500);
const isLogged = (text: string) => warn.mock.calls.some(([line]) => String(line).includes(text));

beforeEach(() => {
  warn.mockReset();
});

describe('a menu click to a list whose call answers 500', () => {
  it.each([
    ['/solutions', '/api/v1/solutions', 'Решения'],
    ['/articles', '/api/v1/articles', 'Статьи'],
    ['/publications', '/api/v1/publications', 'Публикации'],
    ['/price', '/start/tariffs/', 'Тарифы сервиса'],
    ['/register/browse_partners', '/api/v1/find-partners', 'Выбрать партнёра'],
    ['/help', '/api/v1/faq/categories', 'Помощь'],
    ['/faqs', '/api/v1/faq/categories', 'Вопросы'],
    ['/register/user_agreement', '/api/v1/static-pages/user-agreement', 'Пользовательское соглашение'],
  ])(
    '%s: heading and intro stand, the red box has the specified text, «Повторить» asks again',
    async (address, call, title) => {
      const asked = answerCalls({
        [call]: failed,
        '/start/tariffs-types/': () => json([]),
        '/start/tariffs-aux/': () => json([]),
      });
      const { router } = await openSite('/register');
      await router.navigate(address);
      await expect.element(page.getByRole('heading', { level: 1, name: new RegExp(`^${title}`) })).toBeVisible();
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent('Ошибка загрузки данных: Сервис недоступен. Повторить');
      expect(asked.filter((path) => path === call)).toHaveLength(1);
      await retry.click();
      await expect.poll(() => asked.filter((path) => path === call)).toHaveLength(2);
    },
  );

  it.each([
    ['/advantages', '/api/v1/advantages', 'Преимущества', 'Ошибка загрузки преимуществ'],
    ['/news', '/api/v1/news', 'Новости', 'Ошибка загрузки новостей'],
    ['/reviews', '/api/v1/reviews', 'Отзывы', 'Ошибка загрузки отзывов'],
    ['/about', '/api/v1/static-pages/about', 'О сервисе', 'Ошибка загрузки страницы о сервисе'],
  ])('%s: heading and intro stand, the block is empty, the log has the line', async (address, call, title, line) => {
    const asked = answerCalls({ [call]: failed, '/react/dist/videoReviews.json': () => json([]) });
    const { router } = await openSite('/register');
    await router.navigate(address);
    await expect.element(heading).toHaveTextContent(title);
    await expect.poll(() => isLogged(line.replaceAll(' о сервисе', ''))).toBe(true);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(retry).not.toBeInTheDocument();
    expect(asked.filter((path) => path === call)).toHaveLength(1);
  });

  it.each([
    ['/articles/faq_partner', '/api/v1/articles/faq_partner', 'Статья'],
    ['/news/one', '/api/v1/news/one', 'Новость'],
    ['/solutions/ea', '/api/v1/solutions/ea', 'Решение'],
    ['/reviews/7', '/api/v1/reviews/7', 'Отзыв'],
  ])('%s: the page of one item says why, and «Повторить» asks again', async (address, call, title) => {
    const asked = answerCalls({ [call]: failed });
    const { router } = await openSite('/register');
    await router.navigate(address);
    await expect.element(heading).toHaveTextContent(title);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Ошибка загрузки данных: Сервис недоступен. Повторить');
    await retry.click();
    await expect.poll(() => asked.filter((path) => path === call)).toHaveLength(2);
  });

  it('an item that is absent is a page that is absent', async () => {
    answerCalls({ '/api/v1/articles/none': () => json({ code: 'common.absent', message: 'Нет.' }, 404) });
    const { router } = await openSite('/register');
    await router.navigate('/articles/none');
    await expect.element(page.getByRole('heading', { level: 1, name: /^Страница не\s/ })).toBeVisible();
  });
});

describe('why a list did not come', () => {
  it.each([
    [
      'the server answered without words',
      () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
      'сервер ответил ошибкой 502.',
    ],
    ['the answer is no JSON', () => new Response('<h1>Hotel</h1>'), 'ответ сервера не читается.'],
    ['no answer came', () => Promise.reject(new TypeError('Failed to fetch')), 'нет связи с сервером.'],
  ])('that there is no connection is said only when no answer came: %s', async (_, answer, words) => {
    answerCalls({ '/api/v1/faq/categories': answer });
    await openSite('/help');
    await expect.element(page.getByRole('alert')).toHaveTextContent(`Ошибка загрузки данных: ${words} Повторить`);
  });

  it('the second page of a list that fails is asked for once too', async () => {
    let times = 0;
    answerCalls({
      '/api/v1/articles': () => {
        times += 1;
        return times === 1 ? json({ content: [], page: 1, count: 10, totalPages: 3, totalElements: 30 }) : failed();
      },
    });
    const { router } = await openSite('/articles');
    await expect.element(heading).toHaveTextContent('Статьи');
    await router.navigate('/articles?page=2');
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(times).toBe(2);
  });

  it('the list of video reviews fails on the home page too with the text of a static file', async () => {
    answerCalls({ '/react/dist/videoReviews.json': failed });
    await openSite('/');
    const errors = () => warn.mock.calls.map(([, error]) => (error instanceof Error ? error.message : ''));
    await expect.poll(errors).toContain('HTTP error! status: 500');
  });
});

describe('a person’s own lists', () => {
  it('subscriptions that fail are asked for once, by banner and page together, and again by «Повторить»', async () => {
    const call = '/service/bl/get/subscriptions';
    const asked = answerCalls({ [call]: failed });
    const times = () => asked.filter((path) => path === call).length;
    const { router } = await openSite('/register', person);
    await expect.poll(() => isLogged('Ошибка загрузки подписок')).toBe(true);
    // React's strict mode of development asks twice by itself.
    const before = times();
    await router.navigate('/subscriptions');
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toHaveTextContent('Ошибка загрузки подписок. Сервис недоступен. Повторить');
    expect(times()).toBe(before);
    await retry.click();
    await expect.poll(times).toBe(before + 1);
  });

  it('applications that fail without words say the usual text once', async () => {
    answerCalls({ '/service/bl/get/applications': () => new Response('', { status: 500 }) });
    await openSite('/my', person);
    await expect
      .element(page.getByRole('main').getByRole('alert'))
      .toHaveTextContent(
        'Произошла ошибка при загрузке данных. Сервер ответил ошибкой 500. Повторите через минуту. Повторить',
      );
  });
});

it.each([
  ['with the application', { success: true, application: { id: '1' } }],
  ['with nothing but its success', { success: true }],
])('after «Приложение добавлено!» a link leads to the applications: an answer %s', async (_, answer) => {
  const solution = {
    code: 'ea',
    type: 'ea',
    category: 'commercial',
    title: 'Бухгалтерия',
    name: 'Бухгалтерия',
    logoUrl: '/media/logos/ea.svg',
    url: '/solutions/ea',
    startUrl: null,
    shortDescription: 'Учёт',
    enableDemo: true,
    fullDescription: '',
    possibilities: '',
    screenShots: [],
    mobileApp: null,
  };
  answerCalls({
    '/api/v1/solutions/ea': () => json(solution),
    '/service/bl/get/subscriptions': () => json([]),
    '/service/bl/application/add': () => json(answer),
  });
  await openSite('/solutions/ea', person);
  await page.getByRole('button', { name: 'Добавить', exact: true }).click();
  await page.getByLabelText('Название').fill('База');
  await page.getByLabelText('Запустить приложение сразу после добавления').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Добавить', exact: true }).click();
  await expect.element(page.getByText('Приложение добавлено!')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Мои приложения' }))
    .toHaveAttribute('href', '/my');
});
