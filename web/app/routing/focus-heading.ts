/** The heading takes the focus: on a change of page, and where what was pressed goes away with what it stood in. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
