const usual = [...'0123456789+-−'];
const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻'];
const lowered = [...'₀₁₂₃₄₅₆₇₈₉₊₋₋'];

const written = (text: string, small: readonly string[]) =>
  Array.from(text, (character) => small[usual.indexOf(character)] ?? character).join('');

/** Texts have no raised and lowered letters, and without them 10³ would be 103: numbers have characters of their own for it. */
export function keepSmallNumbers(body: HTMLElement): void {
  for (const [name, small] of [
    ['sup', raised],
    ['sub', lowered],
  ] as const)
    for (const element of body.querySelectorAll(name)) {
      const text = element.textContent.trim();
      if (/^[+−-]?\d+$/.test(text)) element.replaceWith(written(text, small));
    }
}
