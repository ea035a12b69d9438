/** How a control that a visitor may press first is found and pressed. */
export interface Control {
  readonly name: string;
  /** The first match that is shown gets pressed. */
  readonly selector: string;
  /** The expected answer, see `watch-press.ts`. */
  readonly answer: 'menu' | 'tab' | 'slide' | 'accordion' | 'letter';
  /** It works without scripts, so it is pressed early as well. */
  readonly platform?: true;
  /** Arrows stand beside a row only in a wide window; everything else is pressed on a phone. */
  readonly wide?: true;
  /** A sliding slide counts as answered half-way; one that jumps, when it has stopped. */
  readonly still?: true;
}

const tabList = ':is(nav, [role="tablist"]):has([aria-current="page"], [aria-selected="true"])';
const otherNavs = ':not([aria-label="Вы здесь"], [aria-label^="Страницы"])';
const arrow = {
  selector: 'main button:is([aria-label^="Следующее решение"], [aria-label^="Следующий отзыв"])',
  answer: 'slide',
  wide: true,
} as const;

/** The controls, in the order of the report. */
export const controls: readonly Control[] = [
  { name: 'menu', selector: 'header button[aria-label="Меню"]', answer: 'menu', platform: true },
  {
    name: 'tab',
    selector: `main [role="tab"][aria-selected="false"], main ${tabList}${otherNavs} a:not([aria-current], [aria-selected="true"])`,
    answer: 'tab',
  },
  { name: 'arrow, sliding', ...arrow },
  { name: 'arrow, still', ...arrow, still: true },
  { name: 'accordion', selector: 'main summary', answer: 'accordion', platform: true },
  { name: 'search', selector: 'main input[type="search"]', answer: 'letter', platform: true },
];
