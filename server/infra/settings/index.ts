export { readSettings, type Settings, variableNames } from './settings.ts';
