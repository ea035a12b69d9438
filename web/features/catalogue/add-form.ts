import { type ComponentType, createContext } from 'react';
import type { Solution } from '../../../contract/catalogue.ts';

/** What the form that adds a solution is told of it. */
export type SolutionToAdd = Pick<Solution, 'code' | 'title' | 'logoUrl'>;

/** The form that adds a solution to the person's applications, in its dialog. */
export type AddForm = ComponentType<{ solution: SolutionToAdd; onClose: () => void }>;

/**
 * Loads that form. Applications draw it and take the catalogue's screens for their list, so the catalogue does not know
 * them: the frame of the site gives the form.
 */
export const AddFormContext = createContext<() => Promise<AddForm>>(() =>
  Promise.reject(new Error('no form is given')),
);
