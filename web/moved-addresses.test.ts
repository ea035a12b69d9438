import { expect, it } from 'vitest';
import { contentFields } from '../contract/publishing.values.ts';
import { movedAddresses } from './moved-addresses.ts';

it.each([
  ['news', contentFields.news.code],
  ['articles', contentFields.articles.code],
])('no record of %s can have an address that leads elsewhere', (folder, field: { taken?: readonly string[] }) => {
  const codes = Object.keys(movedAddresses).flatMap((path) => {
    const [, first, code, ...others] = path.split('/');
    return first === folder && code !== undefined && others.length === 0 ? [code] : [];
  });
  expect([...(field.taken ?? [])].sort()).toEqual(codes.sort());
});
