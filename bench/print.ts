const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** A heading of the report. */
export function heading(text: string): void {
  console.log(`\n${text}`);
}

/** A line of the report: what, and its figures. */
export function line(what: string, figures: Record<string, number | string | undefined>): void {
  const written = Object.entries(figures).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${typeof value === 'number' ? number.format(value) : value}`],
  );
  console.log(`  ${what.padEnd(38)} ${written.join(' · ')}`);
}

/** A ratio beside its target. */
export function ratio(what: string, value: number, target: string, met: boolean): void {
  console.log(`  ${what.padEnd(38)} ${value.toFixed(2)} (target ${target}) ${met ? '✓' : '✗'}`);
}
