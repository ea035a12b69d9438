import type { Control } from './controls.ts';

/** What the page stores between a press and its answer, so that a reloaded page goes on watching. */
export interface Watched {
  readonly answer: Control['answer'];
  readonly selector: string;
  /** Text of the tab's content before the press. */
  readonly before: string;
  /** Place of the first slide before the press, and how far it has to go. */
  readonly left: number;
  readonly distance: number;
  /** Moments by the machine's clock, milliseconds. */
  pressedAt?: number;
  answeredAt?: number;
}

/**
 * Runs in every document before its own scripts: from the press that it was armed for, it looks whether the
 * control has answered, and keeps the moment of the frame that shows it.
 */
export function watchPress(key: string): void {
  const now = () => performance.timeOrigin + performance.now();
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Watched | null;
  const keep = (watched: Watched) => sessionStorage.setItem(key, JSON.stringify(watched));
  const isShown = (element: Element | null | undefined) => (element?.getClientRects().length ?? 0) > 0;
  const slide = () =>
    document.querySelector('main section[aria-roledescription] li')?.getBoundingClientRect().left ?? 0;
  const hasAnswered: Record<Watched['answer'], (watched: Watched) => boolean> = {
    menu: () => isShown(document.querySelector(':is(dialog[open], [role="dialog"], :popover-open) a')),
    tab: ({ before }) => {
      const panel = document.querySelector('main [role="tabpanel"]') ?? document.querySelector('main');
      return isShown(panel) && panel?.textContent !== before && !panel?.querySelector('[aria-busy="true"]');
    },
    slide: ({ left, distance }) => Math.abs(slide() - left) >= distance,
    accordion: () => isShown(document.querySelector('main details[data-pressed][open] > :not(summary)')),
    letter: ({ selector }) => document.querySelector<HTMLInputElement>(selector)?.value === 'k',
  };
  // In memory, because the page pays for what the watching costs.
  let armed = read();
  const note = () => armed && keep({ ...armed, answeredAt: now() });
  const look = () => {
    if (!armed || armed.answeredAt !== undefined) return;
    if (hasAnswered[armed.answer](armed)) note();
    else requestAnimationFrame(look);
  };
  /** What scripts draw is looked at when they have changed the page: a frame asked for would be one more for them. */
  const watch = () => {
    if (armed?.answer !== 'tab') return requestAnimationFrame(look);
    const observer = new MutationObserver(() => {
      if (!armed || !hasAnswered.tab(armed)) return;
      observer.disconnect();
      requestAnimationFrame(note);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  };
  const begin = ({ timeStamp }: Event) => {
    armed = read();
    if (!armed || armed.pressedAt !== undefined) return;
    armed.pressedAt = performance.timeOrigin + timeStamp;
    keep(armed);
    watch();
  };
  addEventListener('pointerdown', (event) => read()?.answer !== 'letter' && begin(event), true);
  addEventListener('keydown', (event) => read()?.answer === 'letter' && begin(event), true);
  if (armed?.pressedAt !== undefined) watch();
}

/** Runs in the page: finds the control, starts watching it and returns the point to press; null when it is absent. */
export function arm({ key, selector, answer, still }: Control & { key: string }): { x: number; y: number } | null {
  const control = [...document.querySelectorAll<HTMLElement>(selector)].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  if (!control) return null;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  control.closest('details')?.setAttribute('data-pressed', '');
  const panel = document.querySelector('main [role="tabpanel"]') ?? document.querySelector('main');
  const [first, second] = [...document.querySelectorAll('main section[aria-roledescription] li')].map(
    (item) => item.getBoundingClientRect().left,
  );
  const step = Math.abs((second ?? 0) - (first ?? 0));
  const watched = {
    answer,
    selector,
    before: panel?.textContent ?? '',
    left: first ?? 0,
    distance: still ? step - 2 : step / 2,
  };
  sessionStorage.setItem(key, JSON.stringify(watched));
  const { left, top, width, height } = control.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
