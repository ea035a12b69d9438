import type { ConsoleFeature } from '../app/feature.ts';
import { OwnAccessScreen } from './own-access-screen.tsx';

/** What somebody needs to enter the console; its page of sign-in and its menu stand in the frame. */
export const access: ConsoleFeature = { resources: [], pages: [{ path: '/access', screen: OwnAccessScreen }] };
