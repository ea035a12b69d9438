import { type ComponentType, createContext } from 'react';
import type { Solution } from '../../../contract/catalogue.ts';

/** The solution, as the form that adds it needs it. */
export type SolutionToAdd = Pick<Solution, 'code' | 'title' | 'logoUrl'>;

/** The form that adds a solution to the person's applications, in its dialog. */
export type AddForm = ComponentType<{ solution: SolutionToAdd; onAdded: () => void; onClose: () => void }>;

/**
 * Loads that form. It belongs to the applications feature, which imports the catalogue, so the catalogue cannot import
 * it: the frame of the site provides the form.
 */
export const AddFormContext = createContext<() => Promise<AddForm>>(() =>
  Promise.reject(new Error('no form is given')),
);
