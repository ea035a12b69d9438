/** One place in the pager; `wide` is left out on phones, `narrow` is only there. */
export type PaginationItem =
  | { kind: 'page'; page: number; on: 'all' | 'wide' }
  | { kind: 'gap'; after: number; on: 'all' | 'narrow' };

/** As many items as a phone of 320 px has room for beside the arrows. */
const NARROW_ITEMS = 5;

/**
 * The numbers of a pager: first, last, the current one in the middle, gaps where pages are left out; never more than
 * `most` items (odd, 5 or more), and on phones never more than five.
 */
export function paginationItems(current: number, total: number, most = 9): PaginationItem[] {
  const narrow = new Set(pagesIn(current, total, NARROW_ITEMS));
  const items: PaginationItem[] = [];
  let before = 0;
  let beforeNarrow = 0;
  let gapSince = false;
  for (const page of pagesIn(current, total, most)) {
    const gap = page - before > 1;
    if (gap) items.push({ kind: 'gap', after: before, on: 'all' });
    gapSince ||= gap;
    if (narrow.has(page)) {
      // Between two numbers shown on phones stands exactly one gap, whichever pages are left out there.
      if (page - beforeNarrow > 1 && !gapSince) items.push({ kind: 'gap', after: beforeNarrow, on: 'narrow' });
      beforeNarrow = page;
      gapSince = false;
    }
    items.push({ kind: 'page', page, on: narrow.has(page) ? 'all' : 'wide' });
    before = page;
  }
  return items;
}

function pagesIn(current: number, total: number, most: number): number[] {
  if (total <= most) return range(1, total);
  const inner = most - 2;
  const near = Math.floor((inner - 2) / 2);
  if (current <= near + 3) return [...range(1, inner), total];
  if (current >= total - near - 2) return [1, ...range(total - inner + 1, total)];
  return [1, ...range(current - near, current + near), total];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}
