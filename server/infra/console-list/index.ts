export { type ConsoleList, hasParts, hasWords, namedByNumber, namedByUuid, readConsoleList } from './console-list.ts';
