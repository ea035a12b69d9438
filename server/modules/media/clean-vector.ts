import { readFile } from 'node:fs/promises';
import type { CustomPlugin, XastChild, XastElement, XastParent } from 'svgo';
import { Failure, fail } from '../../infra/failures/index.ts';
import { openSharp } from './open-sharp.ts';
import type { KeptFile } from './read-picture.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** What a drawing needs. Whatever else stands in a file is left out. */
const drawing = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc style image switch
   linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
   feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
   feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
   feTile feTurbulence`.split(/\s+/),
);
/** What can act: a file with one of these is refused, because nobody draws such by chance. */
const acting =
  /^(?:script|foreignobject|iframe|embed|object|audio|video|canvas|handler|listener|html|body|link|meta|a)$/i;
const ownReference = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp);base64,[\sa-z0-9+/=]*$)/i;
/** Of CSS: what loads, what hides it by escapes, and addresses that are no place in the file itself. */
const loadingCss = /@import|\\|expression\s*\(|image-set\s*\(|url\s*\((?!\s*['"]?\s*#)/i;

const refuse = () => fail('media.vector-active');
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function refuseActing({ name, attributes }: XastElement): void {
  if (acting.test(localName(name))) refuse();
  for (const [attribute, value] of Object.entries(attributes)) {
    const own = localName(attribute).toLowerCase();
    if (own.startsWith('on') || loadingCss.test(value)) refuse();
    if (['href', 'src', 'base'].includes(own) && !ownReference.test(value)) refuse();
  }
}

const remove = (node: XastChild, parent: XastParent) => {
  parent.children = parent.children.filter((child) => child !== node);
};
const refuseLoading = ({ value }: { value: string }, parent: XastParent) => {
  if (isStyle(parent) && loadingCss.test(value)) refuse();
};

/** Refuses what acts and removes whatever is no part of a drawing, other programs' notes first of all. */
const cleaning: CustomPlugin = {
  name: 'only-a-drawing',
  fn: () => ({
    doctype: { enter: remove },
    instruction: { enter: remove },
    comment: { enter: remove },
    text: { enter: refuseLoading },
    cdata: { enter: refuseLoading },
    element: {
      enter: (node, parent) => {
        refuseActing(node);
        if (!drawing.has(node.name)) return remove(node, parent);
        for (const name of Object.keys(node.attributes)) if (!isDrawn(name)) delete node.attributes[name];
      },
    },
  }),
};

const isStyle = (parent: XastParent) => parent.type === 'element' && localName(parent.name) === 'style';
/** The old form of a reference keeps its prefix; every other prefix is of another program. */
const isDrawn = (name: string) =>
  !name.includes(':') || name === 'xlink:href' || name === 'xml:space' || name === 'xmlns:xlink';

/**
 * Reads a drawing and writes anew what of it is drawn. A file with a script, foreign markup, an entity or a reference to
 * elsewhere is refused. @throws Failure `media.vector-active`, `media.damaged`
 */
export async function cleanVector(path: string): Promise<KeptFile> {
  const text = (await readFile(path)).toString('utf8').replace(/^\ufeff/, '');
  // An entity can stand for anything, a million times.
  if (/<!ENTITY/i.test(text)) refuse();
  // Loaded when the first drawing comes: it is a seventh of the modules of a start.
  const { optimize } = await import('svgo');
  try {
    const { data } = optimize(text, { plugins: [cleaning, 'cleanupAttrs', 'removeUnusedNS'] });
    if (!data.startsWith('<svg') || !data.includes(`xmlns="${svgNamespace}"`)) fail('media.damaged');
    const bytes = Buffer.from(data);
    const { width = 0, height = 0 } = await (await openSharp())(bytes).metadata();
    return { bytes, extension: 'svg', width, height };
  } catch (error) {
    if (error instanceof Failure) throw error;
    fail('media.damaged', { cause: error });
  }
}
