const order = new Intl.Collator('ru', { numeric: true, ignorePunctuation: true });

/**
 * The order of names of people, organisations and applications: «9 сил» before «10 друзей», quotes, dashes and spaces
 * ignored, «ё» beside «е». The twin of the database's `collate by_name`; a test compares the two (spec: use.order-of-names).
 */
export const compareNames = (one: string, other: string) => order.compare(one, other);
