/** One place in the pager. `wide` is left out on phones, `narrow` is only there. */
export type PaginationItem =
  | { kind: 'page'; page: number; on: 'all' | 'wide' }
  | { kind: 'gap'; after: number; on: 'all' | 'wide' | 'narrow' };

/** As many items as a phone of 320 px has room for beside the arrows. */
const NARROW_ITEMS = 5;

/**
 * The numbers of a pager: first, last, the current one in the middle, gaps where pages are left out; never more than
 * `most` items (odd, 5 or more), and on phones never more than five.
 */
export function paginationItems(current: number, total: number, most = 9): PaginationItem[] {
  const wide = pagesIn(current, total, most);
  const narrow = new Set(pagesIn(current, total, NARROW_ITEMS));
  const items: PaginationItem[] = [];
  let lastNarrow = 0;
  let narrowGap = false;
  wide.forEach((page, index) => {
    const before = wide[index - 1] ?? 0;
    if (page - before > 1) items.push({ kind: 'gap', after: before, on: 'all' });
    if (!narrow.has(page)) {
      items.push({ kind: 'page', page, on: 'wide' });
      return;
    }
    if (page - lastNarrow > 1) {
      narrowGap = true;
      settleGap(items, lastNarrow);
    }
    items.push({ kind: 'page', page, on: 'all' });
    lastNarrow = page;
  });
  return narrowGap ? items : items.map((item) => (item.kind === 'gap' ? { ...item, on: 'all' } : item));
}

/** Between two pages shown on phones stands exactly one gap there, whichever of the wide gaps it is. */
function settleGap(items: PaginationItem[], lastNarrow: number): void {
  const known = items.some((item) => item.kind === 'gap' && item.after >= lastNarrow);
  if (!known) items.push({ kind: 'gap', after: lastNarrow, on: 'narrow' });
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
