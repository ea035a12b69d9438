/** The three tabs of the catalogue, in their order (spec: catalogue.tabs). */
export const solutionCategories = ['commercial', 'government', 'industry'] as const;

export type SolutionCategory = (typeof solutionCategories)[number];
