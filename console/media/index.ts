import PhotoLibrary from '@mui/icons-material/PhotoLibrary';
import { getMedium, listMedia, removeMedium } from '../../contract/media-console.ts';
import type { ConsoleFeature } from '../app/feature.ts';
import { MediaList } from './media-list.tsx';
import { MediumScreen } from './medium-screen.tsx';

/** The library of pictures and videos. */
export const media: ConsoleFeature = {
  resources: [
    {
      screens: {
        name: 'media',
        list: MediaList,
        show: MediumScreen,
        icon: PhotoLibrary,
        recordRepresentation: 'fileName',
      },
      calls: { list: listMedia, one: getMedium, remove: removeMedium },
    },
  ],
};
