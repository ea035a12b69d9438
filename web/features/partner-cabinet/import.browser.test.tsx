import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { importColumnsAtMost } from '../../../contract/invitations-import.values.ts';
import { answerCalls, json, openSite, person } from '../../app/testing/open-site.tsx';

const partner = { ...person, roles: ['partner' as const] };
const beginning = {
  encoding: 'utf-8',
  rows: [
    { line: 1, cells: ['Клиент', 'Почта'] },
    { line: 2, cells: ['ТОО «Ёлка»', 'elka@example.kz'] },
  ],
  layout: { head: 1, columns: { customerName: 0, email: 1 } },
  isKnown: false,
};
const heading = page.getByRole('heading', { level: 1 });
const check = page.getByRole('button', { name: 'Проверить строки' });
const other = page.getByRole('button', { name: 'Выбрать другой файл' });

/** The page with a file that is being checked; the check goes on until it is told to end. */
async function checking() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = answerCalls({
    '/service/bl/partner/imports/read': () => json(beginning),
    '/service/bl/partner/imports/check': () => promise,
  });
  const { router } = await openSite('/partner/import', partner);
  await userEvent.upload(page.getByLabelText(/Выбрать файл/), new File(['Клиент;Почта'], 'клиенты.csv'));
  await check.click();
  await expect.poll(() => asked.filter((path) => path.endsWith('/check')).length).toBe(1);
  return { router, end: resolve };
}

it('whoever leaves while a file is checked is not taken back by its answer', async () => {
  const { router, end } = await checking();
  await router.navigate('/partner/customers');
  await expect.element(heading).toHaveTextContent('Клиенты');
  const seen: string[] = [];
  router.subscribe(({ location }) => seen.push(location.pathname));
  const answer = json({ id: '2f3c8f0e-4a5b-4c6d-8e7f-0a1b2c3d4e5f' });
  end(answer);
  await expect.poll(() => answer.bodyUsed).toBe(true);
  await router.navigate('/partner/organization');
  await expect.element(heading).toHaveTextContent('Моя организация');
  expect(new Set(seen)).toEqual(new Set(['/partner/customers', '/partner/organization']));
});

it('another file is not chosen while one is checked, and a failure leaves everything', async () => {
  const { end } = await checking();
  await expect.element(other).toHaveAttribute('aria-disabled', 'true');
  (other.element() as HTMLElement).click();
  await expect.element(page.getByLabelText('Прочитано как')).toHaveValue('utf-8');
  end(json({ message: 'В файле больше 10 000 строк.' }, 400));
  await expect.element(page.getByRole('alert')).toHaveTextContent('В файле больше 10 000 строк.');
  await expect.element(page.getByLabelText('Почта')).toHaveValue('1');
  await other.click();
  await expect.element(page.getByLabelText(/Выбрать файл/)).toBeInTheDocument();
});

it('a surname, a name and a patronymic of three columns are joined, and more or fewer when the person says so', async () => {
  const cells = [
    ['Фамилия', 'Имя', 'Отчество', 'Почта'],
    ['Ким', 'Анна', 'Юрьевна', 'a@example.kz'],
  ];
  answerCalls({
    '/service/bl/partner/imports/read': () =>
      json({
        ...beginning,
        rows: cells.map((row, index) => ({ line: index + 1, cells: row })),
        layout: { head: 1, columns: { customerName: 0, restOfName: [1, 2], email: 3 } },
      }),
    '/service/bl/partner/imports/check': () => json({ message: 'Позже.' }, 503),
  });
  await openSite('/partner/import', partner);
  await userEvent.upload(page.getByLabelText(/Выбрать файл/), new File(['x'], 'клиенты.csv'));
  const first = page.getByRole('table', { name: 'Первые строки' });
  await expect.element(first).toMatchTextContent(/Ким Анна Юрьевна/);
  await page.getByLabelText('Клиент, третий столбец').selectOptions('Не добавлять');
  await expect.element(first).not.toMatchTextContent(/Юрьевна/);
  await page.getByRole('button', { name: 'Добавить столбец к имени' }).click();
  await expect.element(page.getByLabelText('Клиент, третий столбец')).toHaveValue('2');
  await expect.element(page.getByRole('button', { name: 'Добавить столбец к имени' })).not.toBeInTheDocument();
  await page.getByLabelText('Клиент, второй столбец').selectOptions('Не добавлять');
  await expect.element(first).toMatchTextContent(/Ким Юрьевна/);
  await check.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Позже/);
  const sent = String(vi.mocked(window.fetch).mock.lastCall?.[1]?.body);
  expect(JSON.parse(sent).layout).toEqual({ head: 1, columns: { customerName: 0, restOfName: [2], email: 3 } });
});

it.each([
  [importColumnsAtMost, 1],
  [importColumnsAtMost - 1, 0],
])('a table of %i columns says where others are to be put only when some may be left out', async (count, notes) => {
  const cells = Array.from({ length: count }, (_, index) => `Столбец ${index}`);
  answerCalls({ '/service/bl/partner/imports/read': () => json({ ...beginning, rows: [{ line: 1, cells }] }) });
  await openSite('/partner/import', partner);
  await userEvent.upload(page.getByLabelText(/Выбрать файл/), new File(['x'], 'клиенты.csv'));
  await expect.element(check).toBeInTheDocument();
  expect(page.getByText(/читает первые 100\sстолбцов/).elements()).toHaveLength(notes);
});

it('columns that are chosen while the file is read in another encoding stay chosen', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const answers = [() => json(beginning), () => promise];
  answerCalls({ '/service/bl/partner/imports/read': () => answers.shift()?.() ?? json(beginning) });
  await openSite('/partner/import', partner);
  await userEvent.upload(page.getByLabelText(/Выбрать файл/), new File(['x'], 'клиенты.csv'));
  await page.getByLabelText('Прочитано как').selectOptions('windows-1251');
  await expect.element(page.getByText(/Читаем ещё раз/)).toBeInTheDocument();
  await page.getByLabelText(/^Заметка/).selectOptions('Почта');
  resolve(json({ ...beginning, encoding: 'windows-1251' }));
  await expect.element(page.getByLabelText('Прочитано как')).toHaveValue('windows-1251');
  await expect.element(page.getByLabelText(/^Заметка/)).toHaveValue('1');
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const signInAgain = page.getByRole('link', { name: /Войдите ещё раз/ });
const repeat = page.getByRole('alert').getByRole('button', { name: 'Повторить' });

it.each([
  ['no network', lost, /Файл «клиенты\.csv» не\sпрочитан\. Проверьте связь с\sинтернетом и\sповторите\./],
  ['a failure', () => json({}, 502), /Файл «клиенты\.csv» не\sпрочитан\./],
  ['an ended session', () => json({ message: 'Сеанс закончился.' }, 401), /Войдите ещё раз/],
])('a file that was not read for %s is read again by one press', async (_, first, words) => {
  const answers: (() => Response | Promise<Response>)[] = [first, first];
  answerCalls({ '/service/bl/partner/imports/read': () => (answers.shift() ?? (() => json(beginning)))() });
  await openSite('/partner/import', partner);
  await userEvent.upload(page.getByLabelText(/Выбрать файл/), new File(['Клиент;Почта'], 'клиенты.csv'));
  await expect.element(page.getByRole('alert')).toMatchTextContent(words);
  await repeat.click();
  await expect.poll(() => answers.length).toBe(0);
  await expect.element(page.getByRole('alert')).toMatchTextContent(words);
  await expect.element(repeat).not.toHaveAttribute('aria-disabled');
  await repeat.click();
  await expect.element(check).toBeInTheDocument();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  const sent = vi.mocked(window.fetch).mock.calls.filter(([address]) => String(address).endsWith('/imports/read'));
  expect(new Set(sent.map(([, init]) => init?.body)).size).toBe(1);
});

it('a file that was saved anew since it was chosen has to be chosen again, and nothing is said of other programs', async () => {
  answerCalls({ '/service/bl/partner/imports/read': lost });
  await openSite('/partner/import', partner);
  await userEvent.upload(page.getByLabelText(/Выбрать файл/), new File(['Клиент;Почта'], 'клиенты.csv'));
  await expect.element(repeat).toBeInTheDocument();
  const stream = vi.spyOn(Blob.prototype, 'stream');
  onTestFinished(() => stream.mockRestore());
  stream.mockImplementation(
    () => new ReadableStream({ start: (piece) => piece.error(new DOMException('', 'NotReadableError')) }),
  );
  await repeat.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/его изменили.* Выберите его ещё раз\./);
  await expect.element(page.getByRole('alert')).not.toMatchTextContent(/программе/);
  await expect.element(repeat).not.toBeInTheDocument();
});

it('a file that is refused by what it is has nothing to repeat', async () => {
  answerCalls({ '/service/bl/partner/imports/read': () => json({ fields: { file: 'Это картинка.' } }, 400) });
  await openSite('/partner/import', partner);
  await userEvent.upload(page.getByLabelText(/Выбрать файл/), new File(['x'], 'клиенты.csv'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('клиенты.csv. Это картинка.');
  await expect.element(repeat).not.toBeInTheDocument();
});

it('a check that is refused because the session is over leads to sign-in beside it and goes on with the same columns', async () => {
  const answers = [() => json({ message: 'Сеанс закончился.' }, 401)];
  answerCalls({
    '/service/bl/partner/imports/read': () => json(beginning),
    '/service/bl/partner/imports/check': () => (answers.shift() ?? (() => json({ message: 'Позже.' }, 503)))(),
  });
  await openSite('/partner/import', partner);
  await userEvent.upload(page.getByLabelText(/Выбрать файл/), new File(['x'], 'клиенты.csv'));
  await page.getByLabelText(/^Заметка/).selectOptions('Почта');
  await check.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Сеанс закончился\. .*введённое здесь сохранится/);
  await expect.element(signInAgain).toHaveAttribute('target', '_blank');
  await check.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Позже/);
  const sent = String(vi.mocked(window.fetch).mock.lastCall?.[1]?.body);
  expect(JSON.parse(sent).layout.columns).toEqual({ customerName: 0, email: 1, note: 1 });
});

/** Drops files on the place for them; the browser makes a folder look like a file. */
async function drop(names: readonly string[], isFolder = false) {
  const asked = answerCalls({ '/service/bl/partner/imports/read': () => json(beginning) });
  await openSite('/partner/import', partner);
  const dataTransfer = new DataTransfer();
  for (const name of names) dataTransfer.items.add(new File(['Клиент;Почта'], name));
  const entry = { isDirectory: isFolder } as FileSystemEntry;
  const spy = vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(entry);
  onTestFinished(() => spy.mockRestore());
  const place = page.getByText(/перетащите его сюда/);
  await expect.element(place).toBeInTheDocument();
  place.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  return asked;
}

it('of several files none is taken silently', async () => {
  const asked = await drop(['один.csv', 'два.csv']);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/один\.csv, два\.csv\. Здесь принимается один файл/);
  expect(asked).not.toContain('/service/bl/partner/imports/read');
});

it('a folder that is dropped is called one', async () => {
  await drop(['клиенты'], true);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/клиенты\. Это папка/);
});

it('a file that is dropped is read', async () => {
  await drop(['клиенты.csv']);
  await expect.element(check).toBeInTheDocument();
});

it.each([
  [0, 'Никто не приглашён', 0],
  [2, 'Приглашено 2 клиента', 1],
])(
  'an import that has invited %i says so, and speaks of letters only where there are some',
  async (invited, words, letters) => {
    const found = {
      id: '2f3c8f0e-4a5b-4c6d-8e7f-0a1b2c3d4e5f',
      state: 'done',
      fileName: 'а.csv',
      total: 2,
      bad: 2 - invited,
    };
    const more = { invited, skipped: 2 - invited, subject: 'Приглашение', mixedScripts: { count: 0, lines: [] } };
    answerCalls({ '/service/bl/partner/imports': () => json({ ...found, ...more }) });
    await openSite(`/partner/import?id=${found.id}`, partner);
    await expect.element(page.getByRole('heading', { name: words })).toBeInTheDocument();
    expect(page.getByText(/Письма уходят/).elements()).toHaveLength(letters);
  },
);
