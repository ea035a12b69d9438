const keyBytes = 16;

/**
 * A key that a form generates once and sends with every attempt, so that a repetition makes no second change. Not by
 * `randomUUID`, which browsers have over HTTPS alone.
 */
export function drawRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
