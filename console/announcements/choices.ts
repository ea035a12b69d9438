import { announcementAudiences, announcementKinds, announcementStates } from '../../contract/announcements.values.ts';

const choicesOf = (values: readonly string[], words: string) =>
  values.map((id) => ({ id, name: `resources.announcements.${words}.${id}` }));

export const kinds = choicesOf(announcementKinds, 'kinds');
export const audiences = choicesOf(announcementAudiences, 'audiences');
export const states = choicesOf(announcementStates, 'states');
