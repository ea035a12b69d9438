export { LoginForm } from './parts/login-form.section.tsx';
export { passwordLabels } from './password-labels.ts';
export { useCodeOfLink } from './use-code-of-link.ts';
