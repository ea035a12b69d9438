import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works a page: with the mouse, a finger, or the keyboard alone. */
export interface Hands {
  /** Activates a link, a button, a tick box or an item of an open menu. */
  press(target: Locator): Promise<void>;
  /** Puts a text into a field in the place of what it has. */
  type(field: Locator, text: string): Promise<void>;
}

export const mouse = (): Hands => ({
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
});

export const finger = (): Hands => ({
  press: (target) => target.tap(),
  type: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
});

const mostSteps = 150;

/** The keyboard alone: Tab to what is wanted, arrows in menus, Enter and the space bar. */
export function keyboard(page: Page): Hands {
  const moveTo = async (target: Locator, key: string) => {
    await expect(target).toBeVisible();
    for (let step = 0; step < mostSteps; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${target}`);
  };
  return {
    press: async (target) => {
      const role = await target.evaluate((element) => element.getAttribute('role') ?? element.getAttribute('type'));
      await moveTo(target, role === 'menuitem' ? 'ArrowDown' : 'Tab');
      await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter');
    },
    type: async (field, text) => {
      await moveTo(field, 'Tab');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}
