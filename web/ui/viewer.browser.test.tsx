import '../styles/index.css';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Viewer } from './viewer.tsx';

const labels = { close: 'Закрыть', previous: 'Назад', next: 'Дальше', zoomIn: 'Увеличить', zoomOut: 'Целиком' };
const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900"><path fill="${colour}" d="M0 0h1440v900H0z"/></svg>`)}`;
const images = ['#12503f', '#6a4322'].map((colour) => ({
  title: colour,
  url: drawing(colour),
  width: 1440,
  height: 900,
}));

function Screens() {
  const [index, setIndex] = useState(0);
  return (
    <Viewer
      open
      onClose={() => undefined}
      title="Экраны"
      images={images}
      index={index}
      onIndexChange={setIndex}
      labels={labels}
    />
  );
}

const picture = () => page.getByRole('img').element() as HTMLElement;
const frame = () => picture().parentElement as HTMLElement;

test('on a phone a picture is enlarged to its own size where it was pressed, and shown whole again (spec: look.viewer)', async () => {
  await page.viewport(360, 740);
  await render(<Screens />);
  await expect.poll(() => picture().offsetWidth).toBeLessThanOrEqual(360);
  const { width, height } = picture().getBoundingClientRect();
  await userEvent.click(page.getByRole('img'), { position: { x: width - 8, y: height / 2 } });
  expect(picture().offsetWidth).toBe(1440);
  expect(frame().scrollLeft).toBeGreaterThan(1440 - frame().clientWidth - 60);
  await page.getByRole('button', { name: 'Целиком' }).click();
  await expect.poll(() => picture().offsetWidth).toBeLessThanOrEqual(360);
});

test('by keyboard too: the arrows leave a large picture, and the next one begins whole', async () => {
  await page.viewport(360, 740);
  await render(<Screens />);
  await page.getByRole('button', { name: 'Увеличить' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('img', { name: '#12503f' })).toBeVisible();
  expect(frame().tabIndex).toBe(0);
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect.element(page.getByRole('img', { name: '#6a4322' })).toBeVisible();
  await expect.poll(() => picture().offsetWidth).toBeLessThanOrEqual(360);
});

/** Fingers are put down at the first places and lifted at the second ones. */
function draw(down: readonly number[], up: readonly number[]): void {
  const target = picture();
  const fingers = (places: readonly number[]) =>
    places.map((clientX, identifier) => new Touch({ identifier, target, clientX, clientY: 300 }));
  target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: fingers(down) }));
  target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: fingers(up) }));
}

test('a finger drawn across turns the picture; a short way, two fingers and a large picture do not', async () => {
  await page.viewport(360, 740);
  await render(<Screens />);
  await expect.element(page.getByText('1 / 2')).toBeVisible();
  draw([300], [280]);
  draw([300, 200], [100, 20]);
  await expect.element(page.getByText('1 / 2')).toBeVisible();
  draw([300], [100]);
  await expect.element(page.getByText('2 / 2')).toBeVisible();
  draw([60], [250]);
  await expect.element(page.getByText('1 / 2')).toBeVisible();
  await page.getByRole('button', { name: 'Увеличить' }).click();
  draw([300], [100]);
  await expect.element(page.getByText('1 / 2')).toBeVisible();
});
