const digits = /^[1-9]\d{0,8}$/;

/** The number of a record in an address; nothing for a text that is no number. */
export function recordNumber(given: string): number | undefined {
  return digits.test(given) ? Number(given) : undefined;
}
