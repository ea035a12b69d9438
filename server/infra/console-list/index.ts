export { type ConsoleList, hasWords, namedByNumber, namedByUuid, readConsoleList } from './console-list.ts';
