/** Puts the focus into the field of this name: of a list into its first, or on what adds one. */
export function focusField(name: string): void {
  const quoted = CSS.escape(name);
  const own = document.querySelector<HTMLElement>(`[name="${quoted}"], [data-field="${quoted}"] [role=textbox]`);
  // The field that the library hides behind a choice takes no keys.
  const target = own?.ariaHidden ? own.parentElement?.querySelector<HTMLElement>('[role=combobox]') : own;
  (target ?? document.querySelector<HTMLElement>(`[data-field="${quoted}"] :is(input, button)`))?.focus();
}
