import type { Concept } from './concepts.ts';

// A date, a number or a phrase is in about one document of so many.
const usualShareOfDocuments = 50;
const fewestDocuments = 200;

/** How much each concept weighs among so many documents: rare ones more. */
export function weightsOf(concepts: readonly Concept[], documents: number): number[] {
  const all = Math.max(documents, fewestDocuments);
  return concepts.map(({ frequency }) =>
    Math.log(1 + all / (1 + Math.min(frequency ?? all / usualShareOfDocuments, all))),
  );
}
