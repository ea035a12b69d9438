import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanVector } from './clean-vector.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vector-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function clean(text: string): Promise<string> {
  const file = path.join(folder, 'drawing.svg');
  await writeFile(file, text);
  return (await cleanVector(file)).bytes.toString();
}

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10">';
const svg = (content: string) => `${open}${content}</svg>`;

describe('a drawing', () => {
  it('keeps what is drawn', async () => {
    const drawn = await clean(
      svg(
        '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><style>.a{fill:url(#g)}</style><path class="a" d="M0 0h5v5z"/><use xlink:href="#g"/><text>Счёты</text>',
      ),
    );
    for (const part of ['linearGradient', 'fill:url(#g)', 'd="M0 0h5v5z"', 'href="#g"', 'Счёты', 'viewBox="0 0 20 10"'])
      expect(drawn).toContain(part);
  });

  it('loses what other programs have noted in it', async () => {
    const drawn = await clean(
      `<?xml version="1.0"?><?xml-stylesheet href="https://evil.test/a.css"?><!DOCTYPE svg><!-- автор --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1" viewBox="0 0 20 10"><metadata><who>Иванов</who></metadata><inkscape:view/><unknown/><path d="M0 0h5"/></svg>`,
    );
    expect(drawn).not.toMatch(/inkscape|metadata|Иванов|evil|автор|DOCTYPE|unknown/);
    expect(drawn).toContain('<path d="M0 0h5"/>');
  });

  it('tells its size', async () => {
    const file = path.join(folder, 'size.svg');
    await writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h5"/></svg>');
    expect(await cleanVector(file)).toMatchObject({ width: 40, height: 30, extension: 'svg' });
  });
});

describe('a drawing that can act', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script of a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['a handler in capitals', '<path d="M0 0" ONCLICK="alert(1)"/>'],
    ['foreign markup', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'],
    ['a frame', '<iframe src="https://evil.test"/>'],
    ['a link', '<a href="#x"><path d="M0 0"/></a>'],
    ['a script for an address', '<use href="javascript:alert(1)"/>'],
    ['a picture of elsewhere', '<image href="https://evil.test/a.png"/>'],
    ['a picture of the disk', '<image xlink:href="file:///etc/passwd"/>'],
    ['a drawing within an address', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['a filter of elsewhere', '<path d="M0 0" filter="url(https://evil.test/#f)"/>'],
    ['a style of elsewhere', '<style>@import "https://evil.test/a.css";</style>'],
    ['a font of elsewhere', '<style><![CDATA[@font-face{src:url( "https://evil.test/a" )}]]></style>'],
    ['a style behind escapes', '<style>a{b:\\75 rl(https://evil.test)}</style>'],
    ['a base of elsewhere', '<g xml:base="https://evil.test/"/>'],
  ])('is refused: %s', async (_, content) => {
    await expect(clean(svg(content))).rejects.toMatchObject({ code: 'media.vector-active' });
  });

  it('is refused with entities, which may stand for anything', async () => {
    const text = `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`;
    await expect(clean(text)).rejects.toMatchObject({ code: 'media.vector-active' });
  });
});

it('a file that is cut off or no drawing is damaged', async () => {
  for (const text of [svg('<path d="M0 0h5"/>').slice(0, -9), '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', '<svg'])
    await expect(clean(text)).rejects.toMatchObject({ code: 'media.damaged' });
});
