import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { typeset } from './russian/typeset.ts';
import { unwantedWords } from './russian/word-choice.ts';
import { checkRussianTexts, fixRussianTexts } from './russian-texts.ts';

const nb = '\u00A0';
let tree = '';

beforeEach(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'schety-russian-'));
});
afterEach(() => rm(tree, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), text);
}

describe('the typography that a machine can tell', () => {
  it.each([
    ['идёт в лес', `идёт в${nb}лес`],
    ['Не вышел и не пришёл', `Не${nb}вышел и${nb}не${nb}пришёл`],
    ['5 дней, 18 000 ₸ и 16 %', `5${nb}дней, 18${nb}000${nb}₸ и${nb}16${nb}%`],
    ['Заказ № 12', `Заказ №${nb}12`],
    ['Это - да', `Это${nb}— да`],
    ['буквы и знаки @ . - _', `буквы и${nb}знаки @ . - _`],
    ['Это — да', `Это${nb}— да`],
    ['так же ли', `так${nb}же${nb}ли`],
    ['Еще отчет и партнер', `Ещё отчёт и${nb}партнёр`],
    ['Он сказал "да"', 'Он сказал «да»'],
    ['Подождите...', 'Подождите…'],
    ['через {{count, number}} минут', `через {{count, number}}${nb}минут`],
    ['из-за {{name}} в городе', `из-за {{name}} в${nb}городе`],
  ])('«%s»', (written, wanted) => {
    expect(typeset(written, { noBreakSpaces: 'set' })).toBe(wanted);
    expect(typeset(wanted, { noBreakSpaces: 'set' })).toBe(wanted);
  });

  it.each([
    'Вход...',
    'Отгружен',
    'Попробуйте войти вручную: 9:00–18:00',
    'Допустимые символы: a-z A-Z а-я А-Я 0-9 @ . - _',
    '<a href="/a b">Ссылка</a>',
    'Ошибка: Код восстановления возможно активирован или пароль введен неверно',
    'Выполните `npm run fix "в одном" - файле`',
  ])('leaves «%s»', (text) => {
    expect(typeset(text, { noBreakSpaces: 'set' })).toBe(text);
  });

  it('leaves ordinary spaces where a text is read in an editor', () => {
    expect(typeset('Это - "да" в лес', { noBreakSpaces: 'kept' })).toBe('Это — «да» в лес');
  });

  it('leaves no other spaces where programs compare a text', () => {
    expect(typeset(`Это${nb}- "да" в${nb}лес`, { noBreakSpaces: 'none' })).toBe('Это — «да» в лес');
  });
});

test('words that the style sheet does not want are named with what it wants', () => {
  expect(unwantedWords('web/locales/ru/a.json', 'E-mail')).toEqual(['«E-mail»: write «почта»']);
  expect(unwantedWords('web/locales/ru/a.json', `подписка${nb}кончается`)).toHaveLength(1);
  expect(unwantedWords('content/stands/a.json', 'Скоро кончится срок')).toHaveLength(1);
  expect(unwantedWords('console/locales/ru/a.json', `Без${nb}срока`)).toEqual([`«Без срока»: write «бессрочно»`]);
  expect(unwantedWords('server/a.ts', 'Подписка без окончания')).toHaveLength(1);
  for (const said of [
    'Закрыть подписку',
    'Закрыта подписка',
    'Подписка закрыта',
    'Подписки будут закрыты',
    'Закроем подписку',
  ])
    expect(unwantedWords('web/locales/ru/a.json', said), said).toHaveLength(1);
  expect(unwantedWords('web/locales/ru/a.json', 'Доступ закрыт: подписка закончилась')).toEqual([]);
  expect(unwantedWords('console/locales/ru/a.json', 'Дать подписку')).toHaveLength(1);
  expect(unwantedWords('console/locales/ru/a.json', 'в разделе «Каталог партнёров»')).toHaveLength(1);
  expect(unwantedWords('docs/operator-guide.md', 'с 9 до 20 по Алматы')).toHaveLength(1);
  expect(unwantedWords('server/a.ts', 'Если кнопка не работает, введите код')).toHaveLength(1);
  expect(unwantedWords('web/locales/ru/a.json', 'Письмо для {{email}}')).toEqual([]);
  expect(unwantedWords('content/a.html', 'электронная почта')).toEqual([]);
  expect(unwantedWords('web/locales/ru/a.json', 'Электронная почта')).toHaveLength(1);
});

test('a fault is found in every kind of file, with its line, and put right by the command', async () => {
  await write('web/locales/ru/a.json', '{\n  "a": "В\\u00a0лес",\n  "b": "В лес",\n  "в дом": "E-mail"\n}\n');
  await write('content/news/a.html', '<p>Да.</p>\n<p>В лес.</p>\n');
  await write('content/stands/a.json', '["В лес"]\n');
  await write('contract/a.ts', "export const a = 'В\\u00a0лес';\n");
  await write('contract/a.words.ts', "export const a = 'В лес';\n");
  await write(
    'web/features/a/b.tsx',
    "// в лес\nconst a = { summary: 'В лес', message: 'В лес' };\nconst b = `На дом`;\n",
  );
  await write('web/features/a/a.tsx', 'const a = <p>В лес</p>;\n');
  await write('server/a.test.ts', "expect(a).toBe('Не забудьте в лесу');\n");
  await write('server/pages/b.ts', "export const b = 'Не забудьте в лесу';\n");
  await write('docs/operator-guide.md', '```\n"в лес"\n```\n\nЭто "лес".\n');
  expect(checkRussianTexts(tree).map((fault) => fault.replace(/: .*/, ''))).toEqual([
    'content/news/a.html:2',
    'contract/a.ts:1',
    'contract/a.words.ts:1',
    'docs/operator-guide.md:5',
    'server/pages/b.ts:1',
    'web/features/a/a.tsx:1',
    'web/features/a/b.tsx:2',
    'web/features/a/b.tsx:3',
    'web/locales/ru/a.json:3',
    'web/locales/ru/a.json:4',
  ]);
  fixRussianTexts(tree);
  expect(checkRussianTexts(tree)).toEqual(['web/locales/ru/a.json:4: «E-mail»: write «почта»']);
  expect(await readFile(path.join(tree, 'web/features/a/b.tsx'), 'utf8')).toBe(
    "// в лес\nconst a = { summary: 'В лес', message: 'В\\u00a0лес' };\nconst b = `На\\u00a0дом`;\n",
  );
  expect(await readFile(path.join(tree, 'contract/a.ts'), 'utf8')).toBe("export const a = 'В лес';\n");
  expect(await readFile(path.join(tree, 'contract/a.words.ts'), 'utf8')).toContain('В\\u00a0лес');
  expect(await readFile(path.join(tree, 'web/features/a/a.tsx'), 'utf8')).toContain('<p>В&nbsp;лес</p>');
  expect(await readFile(path.join(tree, 'server/a.test.ts'), 'utf8')).toContain("'Не\\u00a0забудьте в\\u00a0лесу'");
});

it('writes entities in the attributes of markup, where an escape would be shown', async () => {
  const file = 'web/features/a/a.tsx';
  await write(file, 'const a = <Title title="Идёт в лес" />;\nconst b = <Title title="Идёт в\\u00a0лес" />;\n');
  expect(checkRussianTexts(tree)).toEqual([
    `${file}:1: «Идёт в лес»: write «Идёт в␣лес» (npm run fix)`,
    `${file}:2: people see \\u00a0 here: write &nbsp;`,
  ]);
  fixRussianTexts(tree);
  expect(await readFile(path.join(tree, file), 'utf8')).toContain('title="Идёт в&nbsp;лес"');
});
