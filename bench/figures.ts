const at = (numbers: readonly number[], part: number): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

/** The median. */
export const medianOf = (numbers: readonly number[]): number => at(numbers, 0.5);

/** The 95th percentile. */
export const p95Of = (numbers: readonly number[]): number => at(numbers, 0.95);
