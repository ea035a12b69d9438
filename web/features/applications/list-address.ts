import type { ApplicationFacet } from '../../../contract/applications.ts';
import { pathTo } from '../../routes.ts';

/** What the address of the list says: the kinds to show, none being all, and the page of a long list from 1. */
export interface ListChoice {
  readonly types: readonly string[];
  readonly page: number;
}

/**
 * Reads the choice; kinds the person has no applications of are left out, an impossible page number becomes the nearest
 * one.
 */
export function readChoice(search: URLSearchParams, facets: readonly ApplicationFacet[]): ListChoice {
  const asked = new Set(search.getAll('type').join(',').split(','));
  const page = search.get('page') ?? '';
  return {
    types: facets.map(({ type }) => type).filter((type) => asked.has(type)),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of the list with a choice: `/my?type=ea,zup&page=2`, without default values. */
export function choiceAddress({ types, page }: ListChoice): string {
  const search = { type: types.join(','), page: page > 1 ? page : undefined };
  return pathTo('my', undefined, search).replaceAll('%2C', ',');
}
