import { readFile } from 'node:fs/promises';
import iconFiles from 'lucide-react/dynamicIconImports';

const folder = new URL('../../content/', import.meta.url);

/** The accent of web/styles/tokens.css: a picture in `<img>` cannot read the page's tokens. */
const accent = { light: '#12503f', dark: '#86cdad' };
const strokeWidth = 1.75;

type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

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
  return Promise.all(
    advantages.map(async ({ position, icon }) => ({
      file: new URL(`media/advantages/${String(position).padStart(2, '0')}.svg`, folder),
      svg: svgOf(await nodesOf(icon)),
    })),
  );
}

async function nodesOf(icon: string): Promise<IconNode> {
  const load = (iconFiles as unknown as Record<string, () => Promise<{ __iconData: { node: IconNode } }>>)[icon];
  if (!load) throw new Error(`lucide has no icon ${icon}`);
  return (await load()).__iconData.node;
}

function svgOf(nodes: IconNode): string {
  const shapes = nodes.map(([tag, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  const style = `svg{stroke:${accent.light}}@media(prefers-color-scheme:dark){svg{stroke:${accent.dark}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"><style>${style}</style>${shapes.join('')}</svg>\n`;
}
