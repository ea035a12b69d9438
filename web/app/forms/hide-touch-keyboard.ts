/** A sought text is complete: the keyboard of a phone, which would cover what is found, goes with the focus of the field. */
export function hideTouchKeyboard(field: HTMLElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) field?.blur();
}
