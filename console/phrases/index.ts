import ManageSearch from '@mui/icons-material/ManageSearch';
import {
  type ConsoleAskedDocument,
  changePhrases,
  getPhrases,
  listPhrases,
} from '../../contract/search-phrases-console.ts';
import type { ConsoleFeature } from '../app/feature.ts';
import { PhrasesForm } from './phrases-form.tsx';
import { PhrasesList } from './phrases-list.tsx';

/** Other words by which people ask for a document of the site. */
export const phrases: ConsoleFeature = {
  resources: [
    {
      screens: {
        name: 'phrases',
        icon: ManageSearch,
        list: PhrasesList,
        edit: PhrasesForm,
        recordRepresentation: ({ title }: ConsoleAskedDocument) => title ?? '',
      },
      calls: { list: listPhrases, one: getPhrases, update: changePhrases },
      operatorOnly: true,
    },
  ],
};
