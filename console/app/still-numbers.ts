/**
 * The wheel turns the number of a field that has the focus, in the place of the page, and nobody sees what is saved then:
 * a field under the turning wheel lets the focus go.
 */
export function keepNumbersStill(): void {
  window.addEventListener(
    'wheel',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'number' && target === document.activeElement)
        target.blur();
    },
    { capture: true, passive: true },
  );
}
