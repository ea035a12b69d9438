export { readEnvironment, readSettings, type Settings, variableNames } from './settings.ts';
