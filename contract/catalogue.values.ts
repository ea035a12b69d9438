/** The three tabs of the catalogue, in their order (spec: catalogue.tabs). */
export const solutionCategories = ['commercial', 'government', 'industry'] as const;

/** The category of the address that opens the first tab with the link to the partners' page (spec: catalogue.category-address). */
export const partnerCategory = 'partner';

export type SolutionCategory = (typeof solutionCategories)[number];
