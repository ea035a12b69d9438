import CompareArrows from '@mui/icons-material/CompareArrows';
import {
  addSynonyms,
  type ConsoleSynonyms,
  changeSynonyms,
  getSynonyms,
  listSynonyms,
  removeSynonyms,
} from '../../contract/search-synonyms-console.ts';
import type { ConsoleFeature } from '../app/feature.ts';
import { SynonymsCreate, SynonymsEdit } from './synonyms-form.tsx';
import { SynonymsList } from './synonyms-list.tsx';

/** Words that the search of the site takes for the same. */
export const synonyms: ConsoleFeature = {
  resources: [
    {
      screens: {
        name: 'synonyms',
        icon: CompareArrows,
        list: SynonymsList,
        edit: SynonymsEdit,
        create: SynonymsCreate,
        recordRepresentation: ({ terms }: ConsoleSynonyms) => terms?.[0] ?? '',
      },
      calls: {
        list: listSynonyms,
        one: getSynonyms,
        create: addSynonyms,
        update: changeSynonyms,
        remove: removeSynonyms,
      },
      operatorOnly: true,
    },
  ],
};
