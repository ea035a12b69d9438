/** A whole number as the screens write it: in Russian, its thousands apart by a no-break space. */
export const writtenNumber = (value: number): string => value.toLocaleString('ru');
