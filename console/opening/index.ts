import FactCheck from '@mui/icons-material/FactCheck';
import { readOpening } from '../../contract/opening.ts';
import type { ConsoleFeature } from '../app/feature.ts';
import { OpeningScreen } from './opening-screen.tsx';

/** What has to be there before the site is opened. */
export const opening: ConsoleFeature = {
  resources: [
    {
      screens: { name: 'opening', list: OpeningScreen, icon: FactCheck },
      calls: { list: readOpening },
      operatorOnly: true,
    },
  ],
};
