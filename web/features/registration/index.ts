export { generatePassword } from './generate-password.ts';
export { CodeField } from './parts/code-field.tsx';
export { Credentials } from './parts/credentials.tsx';
export { type AskOfCode, useCodeCheck } from './use-code-check.ts';
