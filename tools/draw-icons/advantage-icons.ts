import { readFile } from 'node:fs/promises';
import { type IconNode, icons } from 'lucide';

const folder = new URL('../../content/', import.meta.url);

/** The accent of web/styles/tokens.css: a picture in `<img>` cannot read the page's tokens. */
const accent = { light: '#12503f', dark: '#86cdad' };
const strokeWidth = 1.75;

interface Advantage {
  readonly position: number;
  readonly icon: string;
}

/** The picture of an advantage: its number in the file's name orders the list, its colour follows the theme. */
export interface AdvantageIcon {
  readonly file: URL;
  readonly svg: string;
}

/** Draws the icons that content/advantages.json names, in the line of the product. */
export async function drawAdvantageIcons(): Promise<AdvantageIcon[]> {
  const advantages = JSON.parse(await readFile(new URL('advantages.json', folder), 'utf8')) as Advantage[];
  return advantages.map(({ position, icon }) => ({
    file: new URL(`media/advantages/${String(position).padStart(2, '0')}.svg`, folder),
    svg: svgOf(nodesOf(icon)),
  }));
}

/** By the name that lucide.dev shows, such as `building-2`. */
function nodesOf(icon: string): IconNode {
  const name = icon.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (!Object.hasOwn(icons, name)) throw new Error(`lucide has no icon ${icon}`);
  return icons[name as keyof typeof icons];
}

function svgOf(nodes: IconNode): string {
  const shapes = nodes.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  const style = `svg{stroke:${accent.light}}@media(prefers-color-scheme:dark){svg{stroke:${accent.dark}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"><style>${style}</style>${shapes.join('')}</svg>\n`;
}
