/** Where a style stood; nothing applies it. */
export const styleKept = 'data-look';

/**
 * HTML to be read by a parser alone: the page's policy would report every style and handler that it refuses, even in a
 * document that is never shown.
 */
export const inertHtml = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<[^<>]*>/g, (tag) =>
      tag.replace(/[\s/"']style\s*=/gi, ` ${styleKept}=`).replace(/[\s/"']on\w+\s*=/gi, ' data-off='),
    );
