import Inventory2 from '@mui/icons-material/Inventory2';
import { getImport } from '../../contract/archive-console.ts';
import type { ConsoleFeature } from '../app/feature.ts';
import { ArchiveScreen } from './archive-screen.tsx';

/** All content as one archive, from one installation to another. */
export const archive: ConsoleFeature = {
  resources: [
    {
      screens: { name: 'archive', list: ArchiveScreen, icon: Inventory2 },
      calls: { list: getImport },
      operatorOnly: true,
    },
  ],
};
