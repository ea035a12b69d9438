export { AccountFailure } from './parts/account-failure.tsx';
export { AccountListIsComing } from './parts/account-list-is-coming.tsx';
export { AccountSection } from './parts/account-section.tsx';
export { AccountSignedOut } from './parts/account-signed-out.tsx';
export { LoginForm } from './parts/login-form.tsx';
export { passwordLabels } from './password-labels.ts';
export { useCodeOfLink } from './use-code-of-link.ts';
