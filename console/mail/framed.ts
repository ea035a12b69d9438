import { place } from '../app/place.ts';

/**
 * A letter for a frame of the console. The console's policy reaches into the frame and knows styles by their nonce alone,
 * so what letters write into `style` attributes for old mail programs becomes rules of one sheet. Letters are written by
 * the portal itself, with escaped words and quoted attributes: no parser is needed to find them, and a parser would report
 * each as a breach of the policy.
 */
export function framed(html: string): string {
  const nonce = ` nonce="${place.dataset.nonce ?? ''}"`;
  const rules: string[] = [];
  const letter = html
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      rules.push(`[data-styled="${rules.length}"]{${style.replace(/[{}<]/g, '')}}`);
      return ` data-styled="${rules.length - 1}"`;
    })
    .replace(/<style\b/g, `<style${nonce}`)
    // The console's scripts have the same nonce: a letter has none.
    .replace(/<script\b/gi, '&lt;script');
  const sheet = `<style${nonce}>${rules.join('\n')}</style>`;
  return letter.includes('<head>') ? letter.replace('<head>', `<head>${sheet}`) : sheet + letter;
}
