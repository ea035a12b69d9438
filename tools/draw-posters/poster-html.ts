import { readFile } from 'node:fs/promises';
import { fontFaces } from '../draw-videos/stage.ts';

const BEAD = { width: 21, height: 60, step: 25, first: 42.5, last: 597.5, onRod: 10 };
const RODS = [66, 140, 214];
/** The hero reads 365: a bead for each day of the year. */
const COUNTED = [3, 6, 5];
const colours = { counted: '#f6f1e6', fifths: '#7dae95', waiting: '#cfb27c' };

/** The poster of the promo, 640 × 440: the abacus that reads 365 and a window with the screen over it. */
export function posterHtml(screen: Buffer): string {
  return page(
    `${abacus(640, 440)}<div class="shade"></div><img class="screen" src="${asData(screen)}" alt="">`,
    `.shade,.screen{position:absolute;left:276px;top:182px;width:332px;border-radius:12px}
.shade{left:268px;top:190px;height:300px;background:#0a2a21;opacity:.4}`,
  );
}

/** The picture that other sites show beside a link, 1200 × 630. */
export async function sharedPictureHtml(screen: Buffer, promise: string, about: string): Promise<string> {
  const mark = await readFile(new URL('../../content/media/logos/mark-tile.svg', import.meta.url));
  return page(
    `<div class="rods">${abacus(660, 280)}</div><div class="shade"></div><img class="screen" src="${asData(screen)}" alt="">
<div class="name"><img src="data:image/svg+xml;base64,${mark.toString('base64')}" alt=""><b>Счёты</b></div><h1>${promise}</h1><p>${about}</p>`,
    `${await fontFaces()}
.rods{position:absolute;left:540px;top:0}.shade,.screen{position:absolute;left:680px;top:276px;width:620px;border-radius:16px}
.shade{left:668px;top:290px;height:500px;background:#0a2a21;opacity:.4}
.name{position:absolute;left:72px;top:72px;display:flex;align-items:center;gap:18px;font-size:34px}
.name img{width:60px;height:60px;border-radius:15px;box-shadow:0 0 0 1px #2c5d4e}
.name b{font-weight:600}
h1{position:absolute;left:72px;top:236px;width:590px;font-size:60px;line-height:70px;font-weight:600;letter-spacing:-.022em}
p{position:absolute;left:72px;top:404px;width:520px;font-size:26px;line-height:38px;color:#b9cfc3;text-wrap:balance}`,
  );
}

function page(body: string, style: string): string {
  return `<!DOCTYPE html><html lang="ru"><meta charset="utf-8"><style>*{margin:0;box-sizing:border-box}
body{background:#0e3b2f;color:#f6f1e6;font-family:Golos,sans-serif;overflow:hidden}${style}</style><body>${body}</body></html>`;
}

function abacus(width: number, height: number): string {
  const rods = RODS.map((y) => `<path stroke="#7dae95" stroke-opacity=".45" stroke-width="2" d="M0 ${y}H${width}"/>`);
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="display:block">${rods.join('')}${RODS.map((y, row) => beads(y, COUNTED[row] ?? 0)).join('')}</svg>`;
}

function beads(y: number, counted: number): string {
  return Array.from({ length: BEAD.onRod }, (_, index) => {
    const isCounted = index < counted;
    const x = isCounted ? BEAD.first + index * BEAD.step : BEAD.last - (BEAD.onRod - 1 - index) * BEAD.step;
    const colour = index === 4 || index === 5 ? colours.fifths : isCounted ? colours.counted : colours.waiting;
    return `<rect x="${x - BEAD.width / 2}" y="${y - BEAD.height / 2}" width="${BEAD.width}" height="${BEAD.height}" rx="${BEAD.width / 2}" fill="${colour}"/>`;
  }).join('');
}

function asData(picture: Buffer): string {
  return `data:image/png;base64,${picture.toString('base64')}`;
}
