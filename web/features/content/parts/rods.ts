const rodCount = 5;

/** How many beads are counted on each of five rods, from the first; nothing when five rods cannot show the number. */
export function rodsOf(value: string): readonly number[] | null {
  const digits = value.replace(/[\s\u00a0\u202f]/g, '');
  if (!/^\d+$/.test(digits) || digits.length > rodCount) return null;
  return Array.from(digits.padStart(rodCount, '0'), Number);
}
