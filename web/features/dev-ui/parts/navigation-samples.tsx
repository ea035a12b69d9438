import { Copy, Ellipsis, Info, ListFilter, Pencil } from 'lucide';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pathTo } from '../../../routes.ts';
import {
  Breadcrumbs,
  Button,
  CheckboxMenu,
  Count,
  Disclosure,
  Icon,
  IconButton,
  LinkTabs,
  Menu,
  MenuItem,
  MenuLine,
  Pagination,
  Tabs,
  useCopy,
  useToast,
} from '../../../ui/index.ts';
import styles from '../dev-ui.module.css';
import { Row, Sample } from './sample.tsx';

const PAGER_LABELS = {
  nav: 'Страницы',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  page: (page: number) => `Страница ${page}`,
};

/** Menus, tabs, pages, breadcrumbs, disclosure. */
export function NavigationSamples() {
  return (
    <>
      <Sample title="Меню">
        <Row>
          <ActionMenu />
          <FilterMenu />
        </Row>
      </Sample>
      <Sample title="Вкладки" span={2}>
        <ChoiceTabs />
        <LinkTabs
          label="Кабинет партнёра"
          tabs={[
            { href: '#clients', label: 'Клиенты', count: 38, current: false },
            { href: '#invitations', label: 'Приглашения', count: 64, current: true },
            { href: '#organisation', label: 'Моя организация', current: false },
          ]}
        />
      </Sample>
      <Sample title="Страницы" span={3}>
        <Pagination page={1} totalPages={10} hrefFor={(page) => `#page-${page}`} labels={PAGER_LABELS} />
        <Pagination
          page={17}
          totalPages={42}
          hrefFor={(page) => `#page-${page}`}
          labels={{ ...PAGER_LABELS, nav: 'Страницы в середине' }}
        />
      </Sample>
      <Sample title="Путь и раскрытие" span={3}>
        <Breadcrumbs
          label="Путь"
          items={[
            { label: 'Главная', href: '#' },
            { label: 'Регистрация', href: '#' },
            { label: 'По коду приглашения от обслуживающей организации' },
          ]}
        />
        <div>
          <Disclosure title="Что входит в обслуживание" open>
            <p>Обновления программ, ежедневное копирование с хранением 30 дней и техническая поддержка.</p>
          </Disclosure>
          <Disclosure title="Дополнительные рабочие места">
            <p>Добавляются в любой день месяца.</p>
          </Disclosure>
        </div>
      </Sample>
    </>
  );
}

function ActionMenu() {
  const showToast = useToast();
  const { copied, copy } = useCopy();
  return (
    <Menu
      button={(props) => <IconButton {...props} label="Действия: Кедр, основная база" icon={<Icon of={Ellipsis} />} />}
    >
      <MenuItem icon={Info} onSelect={() => showToast({ text: 'Подробнее' })}>
        Подробнее
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => showToast({ text: 'Переименовать' })}>
        Переименовать
      </MenuItem>
      <MenuLine />
      <MenuItem
        icon={Copy}
        keepOpen
        detail="schety.example/a/ea/20417"
        onSelect={() => void copy('https://schety.example/a/ea/20417')}
      >
        {copied ? 'Скопировано!' : 'Скопировать ссылку'}
      </MenuItem>
    </Menu>
  );
}

const OPTIONS = [
  { value: 'ea', label: 'Бухгалтерия для бизнеса', count: 2 },
  { value: 'zup', label: 'Зарплата и кадры для бизнеса', count: 1 },
  { value: 'mrk', label: 'Маркировка товаров', count: 1 },
  { value: 'apteka', label: 'Учёт для аптек', count: 1 },
];
const ALL = OPTIONS.map((option) => option.value);

function FilterMenu() {
  const [selected, setSelected] = useState(ALL);
  return (
    <CheckboxMenu
      wide
      button={(props) => (
        <Button
          {...props}
          variant="second"
          icon={<Icon of={ListFilter} />}
          iconAfter={<Count>{selected.length}</Count>}
        >
          Фильтр приложений
        </Button>
      )}
      heading="Показать приложения"
      options={OPTIONS}
      selected={selected}
      onChange={setSelected}
      resetLabel="Сбросить фильтр"
      onReset={() => setSelected(ALL)}
    />
  );
}

function ChoiceTabs() {
  const [search] = useSearchParams();
  const hrefOf = (tab: string) => pathTo('devUi', undefined, { tab });
  const tabs = [
    { key: 'commercial', label: 'Коммерческие', href: hrefOf('commercial'), panel: <p>Семь решений для бизнеса.</p> },
    {
      key: 'government',
      label: 'Государственные',
      href: hrefOf('government'),
      panel: <p>Четыре решения для учреждений.</p>,
    },
    { key: 'industry', label: 'Отраслевые', href: hrefOf('industry'), panel: <p>Три отраслевых решения.</p> },
  ];
  const selected = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  return <Tabs label="Решения" tabs={tabs} selected={selected?.key ?? ''} panelClassName={styles.panel} />;
}
