import type { Scene } from './scene.ts';
import { scenesOfAccess } from './scenes-of-access.ts';
import { scenesOfContent } from './scenes-of-content.ts';
import { scenesOfPeople } from './scenes-of-people.ts';

/** Every picture of the operator's guide. */
export const scenes: readonly Scene[] = [...scenesOfAccess, ...scenesOfContent, ...scenesOfPeople];
