import { readFile } from 'node:fs/promises';
import type { Film, Shot } from './film.ts';

export const STAGE = { width: 1280, height: 720 };

/** Where the window with the screen stands; the length of the rod and the step of a bead on it. */
export function windowOf(layout: Film['layout']) {
  return layout === 'promo'
    ? { left: 120, top: 36, width: 1040, height: 560, rod: 1040, bead: 12 }
    : { left: 560, top: 64, width: 656, height: 560, rod: 448, bead: 12 };
}

const fonts = ['cyrillic-ext', 'cyrillic', 'latin-ext', 'latin'];
const ranges: Record<string, string> = {
  'cyrillic-ext': 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  'latin-ext': 'U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0',
  latin: 'U+0000-00FF,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212',
};

/** Golos Text as data, so that a drawn page asks for nothing. */
export async function fontFaces(): Promise<string> {
  const faces = fonts.map(async (name) => {
    const file = new URL(
      `../../node_modules/@fontsource-variable/golos-text/files/golos-text-${name}-wght-normal.woff2`,
      import.meta.url,
    );
    const data = (await readFile(file)).toString('base64');
    return `@font-face{font-family:Golos;font-weight:400 900;src:url(data:font/woff2;base64,${data});unicode-range:${ranges[name]}}`;
  });
  return (await Promise.all(faces)).join('\n');
}

/** The page on which a film is played: every element has an id that the frames speak of. */
export async function stageHtml(film: Film): Promise<string> {
  const pictures = await Promise.all(film.shots.map(({ picture }) => (picture ? asData(picture.file) : '')));
  const mark = await asData(new URL('../../content/media/logos/mark-tile.svg', import.meta.url), 'image/svg+xml');
  return `<!DOCTYPE html><html lang="ru"><meta charset="utf-8"><style>${await fontFaces()}${style(film)}</style>
<body class="${film.layout}">
${film.person ? personHtml(film.person) : ''}
<div id="window"></div>
${film.shots.map((shot, index) => shotHtml(shot, index, pictures[index] ?? '', mark)).join('\n')}
<div id="frame"></div>
${film.note ? `<p id="note">${film.note}</p>` : ''}
${film.shots.map(({ words }, index) => `<p class="words" id="words-${index}">${words}</p>`).join('\n')}
<div id="rod">${film.shots.map((_, index) => `<i id="bead-${index}"></i>`).join('')}</div>
<svg id="pointer" width="30" height="36" viewBox="0 0 20 24"><path d="M2 1.5v17l4.4-4 2.7 6.3 3.2-1.4-2.7-6.1h6z" fill="#1b201c" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/></svg>
</body></html>`;
}

async function asData(file: string | URL, type = 'image/png'): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}

function personHtml({ initials, name, info }: NonNullable<Film['person']>): string {
  return `<div id="person"><b>${initials}</b><h2>${name}</h2><p>${info}</p></div>`;
}

function shotHtml({ card, picture }: Shot, index: number, data: string, mark: string): string {
  if (card)
    return `<section class="card" id="shot-${index}"><img src="${mark}" alt=""><h1>${card.heading}</h1><p>${card.text}</p></section>`;
  return `<section class="shot" id="shot-${index}">${picture ? `<img id="picture-${index}" src="${data}" alt="">` : ''}</section>`;
}

function style(film: Film): string {
  const { left, top, width, height, rod } = windowOf(film.layout);
  const place = `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  return `
*{box-sizing:border-box;margin:0}
body{width:${STAGE.width}px;height:${STAGE.height}px;overflow:hidden;font-family:Golos,sans-serif;position:relative;text-wrap:balance;-webkit-font-smoothing:antialiased}
body>*{position:absolute}
.promo{background:#0e3b2f;color:#f6f1e6}.review{background:#e5efe9;color:#1b201c}
#window{${place};background:#faf8f4;border-radius:14px}
.shot{${place};overflow:hidden;border-radius:14px;background:#faf8f4}
.shot img{width:100%;display:block;will-change:transform}
#frame{${place};border-radius:14px;border:1px solid #b5cfc2}
.promo #frame{border-color:#0a2a21}
.card{inset:0;z-index:2;background:#0e3b2f;color:#f6f1e6;padding:190px 120px}
.card img{width:72px;height:72px;display:block;margin-bottom:36px;border-radius:18px;box-shadow:0 0 0 1px #2c5d4e}
.card h1{font-size:60px;line-height:66px;font-weight:600;letter-spacing:-.022em;max-width:1000px}
.card p{font-size:26px;line-height:36px;color:#b9cfc3;margin-top:24px;max-width:900px}
.review .card{padding:170px 120px}
.review .card h1{font-size:52px;line-height:62px}
.words{font-weight:500}
.promo .words{left:120px;top:612px;width:1040px;font-size:28px;line-height:40px}
.review .words{left:64px;top:272px;width:448px;font-size:31px;line-height:42px;letter-spacing:-.01em}
#person{left:64px;top:64px;width:448px;padding-left:84px;min-height:64px}
#person b{position:absolute;left:0;top:0;width:64px;height:64px;border-radius:50%;background:#fff;color:#12503f;font-size:22px;font-weight:600;line-height:64px;text-align:center}
#person h2{font-size:24px;line-height:30px;font-weight:600;letter-spacing:-.012em}
#person p{font-size:17px;line-height:24px;color:#474e48;margin-top:4px}
#note{left:560px;top:638px;width:656px;font-size:15px;line-height:20px;color:#474e48}
#rod{left:${film.layout === 'promo' ? 120 : 64}px;top:${film.layout === 'promo' ? 678 : 647}px;width:${rod}px;height:2px;z-index:${film.layout === 'promo' ? 3 : 1};background:${film.layout === 'promo' ? '#3f6b5c' : '#b3a98f'}}
#rod i{position:absolute;left:0;top:-10px;width:9px;height:22px;border-radius:5px;background:#12503f}
.promo #rod i{background:#f6f1e6}
#rod i:nth-child(10n+5),#rod i:nth-child(10n+6){background:#7dae95}
#pointer{left:-3px;top:-2px;z-index:4;transform-origin:3px 2px;filter:drop-shadow(0 2px 3px rgb(0 0 0/.25))}
body.poster{background:#0e3b2f;color:#f6f1e6}
.poster #person,.poster #note,.poster #rod{display:none}
.poster #frame{border-color:#0a2a21}
.poster .words{top:60px;font-size:34px;line-height:46px}
`;
}
