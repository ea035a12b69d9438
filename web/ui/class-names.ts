/** Joins the class names that are there; `undefined`, `null`, `false` and empty strings are left out. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(' ');
}
