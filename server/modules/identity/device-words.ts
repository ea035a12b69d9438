import bowser from 'bowser';

const unknownDevice = 'Неизвестное устройство';

/** The browser and the system of a `User-Agent` in words. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return unknownDevice;
  const { browser, os } = bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || unknownDevice;
}
