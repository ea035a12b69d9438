export { type CodeCipher, openCodeCipher } from './code-cipher.ts';
export { type CodeHasher, openCodeHasher } from './code-hasher.ts';
export { drawCode, inGroups, lettersAndDigits, readCode } from './spoken-code.ts';
