import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import styles from './beads.module.css';
import { Beads } from './beads.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import buttonStyles from './button.module.css';
import { Button, LinkButton } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { type LinkProps, LinkProvider } from './link.tsx';
import { Note } from './note.tsx';
import { Pagination } from './pagination.tsx';
import { SubmitButton } from './submit-button.tsx';
import tableStyles from './table.module.css';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';
import { TextField } from './text-field.tsx';

const html = renderToStaticMarkup;

function RouterLink(props: LinkProps) {
  return <a data-router {...props} />;
}

describe('buttons', () => {
  test('an inactive submit can be focused and pressed: it is aria-disabled and not disabled', () => {
    const markup = html(
      <SubmitButton label="Отправить" busyLabel="Отправка…" inactiveLabel="Заполните все поля" inactive />,
    );
    expect(markup).toMatch(/<button [^>]*aria-disabled="true"/);
    expect(markup).not.toMatch(/ disabled/);
    expect(shownFace(markup)).toBe('Заполните все поля');
  });

  test('a busy button says so and keeps its usual words in the cell, for the width', () => {
    const markup = html(
      <Button busy busyLabel="Вход…">
        Войти
      </Button>,
    );
    expect(markup).toContain('aria-busy="true"');
    expect(shownFace(markup)).toBe('Вход…');
    expect(markup).toContain('Войти');
  });

  test('a button does not submit a form by accident', () => {
    expect(html(<Button>Показать</Button>)).toContain('type="button"');
  });
});

describe('links', () => {
  const routed = (node: ReactNode) => html(<LinkProvider component={RouterLink}>{node}</LinkProvider>);

  test('are drawn by the router', () => {
    expect(routed(<LinkButton href="/my">Далее</LinkButton>)).toContain('data-router');
  });

  test('to a new tab are plain and safe, whatever draws the others', () => {
    const markup = routed(
      <LinkButton href="/my" newTab newTabHint="(в новой вкладке)">
        Далее
      </LinkButton>,
    );
    expect(markup).not.toContain('data-router');
    expect(markup).toContain('target="_blank" rel="noopener noreferrer"');
    expect(markup).toContain('(в новой вкладке)');
  });
});

describe('fields', () => {
  test('an error takes the place of the hint and is tied to the input', () => {
    const markup = html(
      <TextField id="name" label="Название" hint="До 80 знаков" error="Обязательно" aria-describedby="note" />,
    );
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('aria-describedby="note name-error"');
    expect(markup).toContain('id="name-error"');
    expect(markup).not.toContain('До 80 знаков');
  });

  test('an untouched field is tied to its hint only', () => {
    const markup = html(<TextField id="name" label="Название" hint="До 80 знаков" />);
    expect(markup).not.toContain('aria-invalid');
    expect(markup).toContain('aria-describedby="name-hint"');
  });
});

describe('navigation', () => {
  test('a single crumb and a single page draw nothing', () => {
    const labels = { nav: 'Страницы', previous: 'Назад', next: 'Вперёд', page: String };
    expect(html(<Breadcrumbs label="Путь" items={[{ label: 'Главная', href: '/' }]} />)).toBe('');
    expect(html(<Pagination page={1} totalPages={1} hrefFor={String} labels={labels} />)).toBe('');
  });

  test('the last crumb is the current page and no link', () => {
    const markup = html(
      <Breadcrumbs
        label="Путь"
        items={[
          { label: 'Главная', href: '/' },
          { label: 'Тарифы', href: '/price' },
        ]}
      />,
    );
    expect(markup).toContain('<span aria-current="page">Тарифы</span>');
    expect(markup).not.toContain('/price');
  });

  test('only the chosen tab is in the order of Tab, and only its panel is there', () => {
    const tabs = ['a', 'b'].map((key) => ({ key, label: key, href: `?tab=${key}`, panel: `panel ${key}` }));
    const markup = html(<Tabs label="Выбор" tabs={tabs} selected="b" />);
    expect(markup.match(/tabindex="0"/g)).toHaveLength(1);
    expect(markup).toMatch(/aria-selected="true"[^>]*tabindex="0"[^>]*>b</);
    expect(markup).not.toContain('panel a');
  });
});

describe('the rest', () => {
  test('an error note is announced, the others are not', () => {
    expect(html(<Note kind="error">Ошибка</Note>)).toContain('role="alert"');
    expect(html(<Note kind="warn">Скоро</Note>)).not.toContain('role=');
  });

  test('a closed dialog holds nothing', () => {
    const closed = html(
      <Dialog open={false} onClose={() => undefined} title="Имя" closeLabel="Закрыть">
        Секрет
      </Dialog>,
    );
    expect(closed).not.toContain('Секрет');
  });

  test('beads count: the first waiting bead is pushed to the right', () => {
    const beads = [...html(<Beads count={2} total={3} label="2 из 3" />).matchAll(/<span class="([^"]*)">/g)];
    expect(beads.map(([, names]) => names)).toEqual([
      styles.bead,
      styles.bead,
      `${styles.bead} ${styles.third} ${styles.waiting}`,
    ]);
  });

  test('a table tells its order in the header and labels the cells for the cards of small screens', () => {
    const markup = html(
      <Table
        caption="Люди"
        columns={[
          {
            key: 'name',
            header: 'Имя',
            role: 'head',
            sortable: true,
            cell: (row: { name: string; code: string }) => row.name,
          },
          { key: 'code', header: 'Код', sortable: true, cell: (row) => row.code },
        ]}
        rows={[{ name: 'Асель', code: '42' }]}
        rowKey={(row) => row.code}
        sort={{ key: 'name', direction: 'descending' }}
        onSort={() => undefined}
      />,
    );
    expect(markup.match(/aria-sort="[a-z]+"/g)).toEqual(['aria-sort="descending"']);
    expect(markup).toContain(`<td class="${tableStyles.head}">Асель</td>`);
    expect(markup).toContain('<td data-label="Код">42</td>');
  });
});

function shownFace(markup: string): string | undefined {
  return new RegExp(`${buttonStyles.shown}">(?:<svg.*?</svg>)?([^<]*)<`).exec(markup)?.[1];
}
