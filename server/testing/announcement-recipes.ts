import type { Recipe } from './owner.ts';
import { unique } from './people.ts';

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const form = () => ({
  kind: 'works',
  title: 'Плановые работы',
  text: 'Вход будет закрыт с 22:00 до 23:00',
  link: '/news',
  linkText: 'Что изменится',
  audience: 'partners',
  startsAt: soon(1),
  endsAt: soon(2),
  dismissible: true,
});

/** What the calls about announcements are asked with so that they succeed; see `every-call.ts`. */
export const announcementRecipes: Readonly<Record<string, Recipe>> = {
  'opening.read': () => ({}),
  'announcements.dismiss': ({ announcementId }) => ({ body: { mark: `${announcementId}.1` } }),
  'announcements.consoleList': () => ({ query: { page: '1', perPage: '25', q: 'работы', state: 'planned' } }),
  'announcements.consoleOne': ({ announcementId: id }) => ({ params: { id } }),
  'announcements.consoleAdd': () => ({ body: { ...form(), key: unique('request-key') } }),
  'announcements.consoleChange': ({ announcementId: id }) => ({ params: { id }, body: { ...form(), version: 1 } }),
  'announcements.consoleEnd': ({ announcementId: id }) => ({ params: { id } }),
  'announcements.consoleRemove': ({ announcementId: id }) => ({ params: { id } }),
};
