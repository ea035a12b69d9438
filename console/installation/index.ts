import MonitorHeart from '@mui/icons-material/MonitorHeart';
import type { ConsoleFeature } from '../app/feature.ts';
import { InstallationScreen } from './installation-screen.tsx';

/** What is wrong with the installation and what to do, and how the copies are. */
export const installation: ConsoleFeature = {
  resources: [],
  pages: [
    {
      path: '/installation',
      screen: InstallationScreen,
      menu: { words: 'installation.title', icon: MonitorHeart, operatorOnly: true },
    },
  ],
};
