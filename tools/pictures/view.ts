import type { Page } from '@playwright/test';

/** An account of the demo content; none is a visitor. */
export type DemoLogin = 'demo' | 'novichok' | 'partner';

/** Something to take a picture of. */
export interface View {
  /** File name of the picture, without size and theme. */
  readonly name: string;
  readonly address: string;
  readonly login?: DemoLogin;
  /** What is done on the page before the picture: opens a menu, sends a form. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Set up before the page is opened: calls that fail or never answer. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** A state that covers the window, like a dialog, is pictured as the window shows it. */
  readonly window?: true;
  /** Only in this width: the phone's menu, the menu of the wide head. */
  readonly only?: 'phone' | 'desktop';
  /** The page has no scripts: the server alone draws it, or the browser has them switched off. */
  readonly scripts?: 'none' | 'off';
  /** The page keeps its busy marks: it is pictured while it loads. */
  readonly busy?: true;
}
