import type { Page } from '@playwright/test';
import { expect, test } from '../harness/journey.ts';
import { noSidewaysScroll, stoodStill } from '../harness/layout.ts';
import { head, visit } from '../harness/visit.ts';
import { busyPerson } from './busy-person.ts';
import { eachPage, groupsOf } from './each-page.ts';
import { small } from './look-at.ts';

test.use({ viewport: small, hasTouch: true, isMobile: true });

/** Things to press whose reach is under 44 px one way or the other; links within a text are as high as its lines. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reachPx = 21;
    const reaches = (target: Element, x: number, y: number) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (target.contains(at) || at.contains(target.querySelector('input')));
    };
    // The skip link is for the keyboard and hidden from fingers, as the honeypot is from people.
    const isToPress = (element: HTMLElement) => {
      const { display, visibility } = getComputedStyle(element);
      return (
        !element.matches('[href="#main"], input[tabindex="-1"]') &&
        element.getClientRects().length > 0 &&
        visibility !== 'hidden' &&
        display !== 'inline'
      );
    };
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')];
    return all
      .map((element) => (element.matches('[type="checkbox"]') ? (element.closest('label') ?? element) : element))
      .filter(isToPress)
      .filter((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const points = [
          [x, y - reachPx],
          [x, y + reachPx],
          [x - reachPx, y],
          [x + reachPx, y],
        ] as const;
        return !points.every(([atX, atY]) => reaches(element, atX, atY));
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Height of the head and sizes of the letters in fields, in pixels. */
function measure(page: Page): Promise<{ headHeight: number; letterSizes: number[] }> {
  return page.evaluate(() => ({
    headHeight: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
    letterSizes: [...document.querySelectorAll('input:not([type="checkbox"]), select, textarea')].map((field) =>
      Number.parseFloat(getComputedStyle(field).fontSize),
    ),
  }));
}

const publicPages = groupsOf(({ audience, name }) => audience === 'public' && name !== 'devUi');
const protectedPages = groupsOf(({ audience }) => audience === 'user');

for (const [who, groups] of [
  ['a visitor', publicPages],
  ['a signed-in person', protectedPages],
] as const) {
  for (const { title, group } of groups) {
    test(`on a phone ${who} has a low head, targets of 44 px and fields of 16 px: ${title}`, async ({
      page,
      people,
      enter,
      faults,
    }) => {
      if (groups === protectedPages) await enter(await people.make(busyPerson));
      await eachPage(group, faults, async ({ address }) => {
        await visit(page, address);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        if (groups === publicPages) await stoodStill(page);
        const { headHeight, letterSizes } = await measure(page);
        expect(headHeight).toBeLessThan(small.height / 5);
        for (const size of letterSizes) expect(size).toBeGreaterThanOrEqual(16);
        expect(await smallTargets(page)).toEqual([]);
      });
    });
  }
}

const endless = 'Х'.repeat(180);
const lengthy = {
  name: endless,
  subscribers: [
    {
      name: `<b>ТОО</b> ${endless}`,
      subscriptions: [[endless, 3]],
      applications: [
        ['ea', 'Щ'.repeat(100)],
        ['zup', '<script>alert(1)</script> & "кавычки"'],
      ],
    },
    { name: 'ТОО «Вторая»' },
  ],
} as const;

for (const width of [320, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('names without end stay in their places, and names with characters of HTML are words', async ({
      page,
      people,
      enter,
    }) => {
      await enter(await people.make(lengthy));
      for (const address of ['/', '/subscriptions', '/a/sm', '/solutions/ea', '/my']) {
        await visit(page, address);
        await expect(page.getByText(endless).first()).toBeAttached();
        await noSidewaysScroll(page);
      }
      await expect(page.getByRole('heading', { name: '<script>alert(1)</script> & "кавычки"' })).toBeVisible();
      const menu = width < 1200 ? 'Меню' : `Меню пользователя: ${endless}`;
      await head(page).getByRole('button', { name: menu, exact: true }).click();
      const subscriber = page.getByText(`<b>ТОО</b> ${endless}`).filter({ visible: true });
      await expect(subscriber.last()).toBeVisible();
      await noSidewaysScroll(page);
    });
  });
}
