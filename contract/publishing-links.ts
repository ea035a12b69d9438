/** Addresses that a link of the site may have; nothing that runs. */
export const isSafeLink = (value: string): boolean =>
  /^(https?:\/\/[^\s"<>\\]+|mailto:[^\s"<>\\]+|tel:\+?[\d()-]+|\/(?![/\\])[^\s"<>\\]*|#[\w-]+)$/i.test(value);
