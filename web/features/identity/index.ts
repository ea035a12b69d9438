export { passwordLabels } from './password-labels.ts';
export { useCodeOfLink } from './use-code-of-link.ts';
