import { place } from '../app/place.ts';

/**
 * A letter for a frame of the console. The console's policy reaches into the frame and knows styles by their nonce alone,
 * so what letters write into `style` attributes for old mail programs becomes rules of one sheet.
 */
export function framed(html: string): string {
  const letter = new DOMParser().parseFromString(html, 'text/html');
  const rules = [...letter.querySelectorAll('[style]')].map((element, number) => {
    const style = element.getAttribute('style') ?? '';
    element.removeAttribute('style');
    element.setAttribute('data-styled', String(number));
    return `[data-styled="${number}"]{${style.replace(/[{}<]/g, '')}}`;
  });
  const sheet = letter.createElement('style');
  sheet.textContent = rules.join('\n');
  letter.head.prepend(sheet);
  for (const style of letter.querySelectorAll('style')) style.setAttribute('nonce', place.dataset.nonce ?? '');
  // The console has scripts of its own by the same nonce: a letter has none.
  for (const script of letter.querySelectorAll('script')) script.remove();
  return `<!DOCTYPE html>${letter.documentElement.outerHTML}`;
}
