import { sql } from 'kysely';
import { lastDrawnAdvantage } from '../../../../contract/content-advantages.values.ts';
import type { ContentRules } from '../content-kind.ts';
import { listLinksTo } from './links.store.ts';
import { column, hideRow, nextNumber, tableRows } from './table-rows.store.ts';

const advantageTable = {
  table: 'advantages',
  key: 'position',
  keyType: 'int',
  columns: {
    position: column('position', 'int'),
    title: column('title'),
    highlightText: column('highlight_text'),
    text: column('text'),
    cut: column('cut'),
  },
  // Without a picture of its own an advantage has the one that is drawn for its number.
  onInsert: { icon: '$key' },
  hasPublished: true,
} as const;

const rowsOfAdvantages = tableRows(advantageTable);

/** The advantages: their place is their key, because it stands in the name of the picture. */
export const advantages: ContentRules = {
  kind: 'advantages',
  key: 'position',
  title: 'title',
  address: () => '/advantages',
  ...rowsOfAdvantages,
  read: async (db, code) => {
    const value = await rowsOfAdvantages.read(db, code);
    const { rows } = await sql<{ icon: string }>`select icon from advantages where position = ${code}::int`.execute(db);
    const icon = rows[0]?.icon ?? '';
    return value && { ...value, icon: icon.startsWith('/media/') ? icon : '' };
  },
  write: async (db, code, value) => {
    await rowsOfAdvantages.write(db, code, value);
    await sql`update advantages set icon = ${value.icon || 'own'} where position = ${code}::int
      and icon <> ${value.icon} and (${value.icon} <> '' or icon like '/media/%')`.execute(db);
  },
  withdraw: hideRow(advantageTable),
  faults: async (_db, _, { position, icon }): Promise<Record<string, string>> => {
    const isDrawn = Number(position) >= 1 && Number(position) <= lastDrawnAdvantage;
    return icon || isDrawn
      ? {}
      : { icon: `Своего рисунка у этого места нет: они есть у мест с 1 по ${lastDrawnAdvantage}. Выберите картинку` };
  },
  rows: sql`select position::text as code, title, null::text as group_key, null::text as group_title, position as ordered,
    position, null::text as day, published, null::timestamptz as updated_at from advantages`,
};

const reviewTable = {
  table: 'reviews',
  key: 'id',
  keyType: 'int',
  columns: {
    type: column('type'),
    quotation: column('quotation'),
    fio: column('fio'),
    info: column('info'),
    text: column('text'),
    image: column('image_path', 'nullable'),
    video: column('video_url', 'nullable'),
    captions: column('captions_url', 'nullable'),
  },
  hasPublished: true,
  hasUpdated: true,
} as const;

/** Reviews in words and in films; they share their numbers. */
export const reviews: ContentRules = {
  kind: 'reviews',
  key: 'number',
  title: 'quotation',
  author: 'fio',
  group: 'type',
  address: (code) => `/reviews/${code}`,
  ...tableRows(reviewTable),
  withdraw: hideRow(reviewTable),
  nextNumber: nextNumber('reviews', 'reviews'),
  references: (db, code) => listLinksTo(db, `/reviews/${code}`),
  faults: async (_db, _, { type, video, text }): Promise<Record<string, string>> => {
    if (type === 'video' && !video) return { video: 'Дайте ссылку на ролик: отзыв — видео' };
    return type === 'text' && !text ? { text: 'Заполните это поле' } : {};
  },
  rows: sql`select id::text as code, quotation as title, fio as author, type as group_key, null::text as group_title, id as ordered,
    null::int as position, null::text as day, published, updated_at from reviews`,
};
